// Keywords about tokens that another unit gains: Aid (p. 46), Teamwork (p. 55).
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"
#include "scenario/named_units.h"

namespace sightline::engine::scene {
namespace {

KeywordText aidOf(const std::string& affiliation) {
    UnitFilter who;
    who.affiliation = affiliation;
    return naming(Keyword::aid, affiliation, who);
}

/// Logray with Aid: Ewok at (10, 10). Two Ewok units are within range 2 of him, one of them only
/// just. Another Ewok unit is just beyond range 2. A further unit near him is no Ewok.
struct Shaman : AttackScene {
    UnitId logray, skirmishers, slingers, beyond, stranger, enemy;
    explicit Shaman(UnitCard card = lukeSkywalker()) {
        UnitCard ewoks = rebelTroopers();
        ewoks.affiliation = card.affiliation = "Ewok";
        card.keywords.push_back(aidOf("Ewok"));
        logray = blue(card, {{10.0, 10.0}});
        skirmishers = blue(ewoks, {{10.0, 14.0}});
        slingers = blue(ewoks, {{10.0 + smallBase + 11.99, 10.0}});
        beyond = blue(ewoks, {{10.0, 10.0 + smallBase + 12.01}});
        stranger = blue(rebelTroopers(), {{12.0, 12.0}});
        enemy = red(stormtroopers(), {{60.0, 10.0}});
        scenario.lastRound = 2;
    }
    void begin(Action gains) {
        start();
        activate(logray);
        action(gains);
    }
    int tokens(UnitId id, Token token) const { return unit(id).tokens[token]; }
};

TEST(P46Aid, AnotherUnitMayGainTheTokenInsteadFor1Suppression) {
    for (const auto& [gains, token] :
         {std::pair{Action::aim, Token::aim}, std::pair{Action::dodge, Token::dodge}}) {
        Shaman scene;
        scene.begin(gains);
        ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
        EXPECT_EQ(scene.question().unit, scene.logray);
        EXPECT_EQ(scene.question().citation, citationOf(Keyword::aid));
        EXPECT_EQ(scene.optionCount(), 3U) << "two Ewok units within range 2, or nobody";
        EXPECT_TRUE(scene.offers(scene.slingers));
        scene.choose(scene.skirmishers, Ask::chooseForEffect);
        EXPECT_EQ(scene.tokens(scene.logray, token), 0);
        EXPECT_EQ(scene.tokens(scene.skirmishers, token), 1);
        EXPECT_EQ(scene.tokens(scene.logray, Token::suppression), 1);
        EXPECT_EQ(scene.last(Happening::suppressionGained).citation, citationOf(Keyword::aid));
        EXPECT_EQ(scene.last(Happening::tokenGained).citation, citationOf(Keyword::aid));
    }
}

TEST(P46Aid, MayBeDeclined) {
    Shaman scene;
    scene.begin(Action::aim);
    scene.choose(Done{}, Ask::chooseForEffect);
    EXPECT_EQ(scene.tokens(scene.logray, Token::aim), 1);
    EXPECT_EQ(scene.tokens(scene.logray, Token::suppression), 0);
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
}

// The example of the rulebook: 2 aim tokens go to two units, and the dodge token stays.
TEST(P46Aid, ExampleTwoAimTokensGoAndTheDodgeTokenStays) {
    UnitCard card = lukeSkywalker();
    KeywordText alone = word(Keyword::independent);
    alone.gains = {{"aim", 2}, {"dodge", 1}};
    alone.gainsAll = true;
    card.keywords = {alone};
    Shaman scene(card);
    scene.red(darthVader(), {{60.0, 20.0}});
    scene.hands({ambush()}, {assault()});
    scene.start();
    scene.play("Ambush");
    scene.play("Assault");
    scene.order({scene.stranger});
    while (!scene.asks(Ask::chooseForEffect) && !scene.over()) scene.idle();
    scene.pickFirst(Ask::chooseForEffect);  // Independent gives all tokens
    scene.choose(scene.skirmishers, Ask::chooseForEffect);
    scene.choose(scene.slingers, Ask::chooseForEffect);
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect)) << "the dodge token";
    scene.choose(Done{}, Ask::chooseForEffect);
    EXPECT_EQ(scene.tokens(scene.skirmishers, Token::aim), 1);
    EXPECT_EQ(scene.tokens(scene.slingers, Token::aim), 1);
    EXPECT_EQ(scene.tokens(scene.logray, Token::aim), 0);
    EXPECT_EQ(scene.tokens(scene.logray, Token::dodge), 1);
    EXPECT_EQ(scene.tokens(scene.logray, Token::suppression), 2);
}

// The unit with Aid would gain 2 surge tokens. Its player gives each of them to another unit.
TEST(P46Aid, EachTokenIsChosenByItself) {
    UnitCard card = lukeSkywalker();
    card.keywords = {word(Keyword::reliable, 2)};
    Shaman scene(card);
    const std::vector<CommandCard> cards{ambush()};
    scene.hands(cards, cards);
    scene.red(darthVader(), {{60.0, 20.0}});
    scene.start();
    scene.play("Ambush");
    scene.play("Ambush");
    while (!scene.asks(Ask::chooseForEffect) && !scene.over()) scene.idle();
    scene.choose(scene.skirmishers, Ask::chooseForEffect);
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect)) << "the second token";
    scene.choose(scene.slingers, Ask::chooseForEffect);
    EXPECT_EQ(scene.tokens(scene.skirmishers, Token::surge), 1);
    EXPECT_EQ(scene.tokens(scene.slingers, Token::surge), 1);
    EXPECT_EQ(scene.tokens(scene.logray, Token::surge), 0);
    EXPECT_EQ(scene.tokens(scene.logray, Token::suppression), 2);
}

TEST(P46Aid, OneTokenMayGoAndTheOtherStay) {
    UnitCard card = lukeSkywalker();
    card.keywords = {word(Keyword::ready, 2)};
    Shaman scene(card);
    scene.begin(Action::standby);
    scene.choose(scene.skirmishers, Ask::chooseForEffect);
    scene.choose(Done{}, Ask::chooseForEffect);
    EXPECT_EQ(scene.tokens(scene.skirmishers, Token::aim), 1);
    EXPECT_EQ(scene.tokens(scene.logray, Token::aim), 1);
    EXPECT_EQ(scene.tokens(scene.logray, Token::suppression), 1);
}

TEST(P46Aid, OtherKindsOfTokensStay) {
    Shaman scene;
    scene.begin(Action::standby);
    EXPECT_EQ(scene.tokens(scene.logray, Token::standby), 1);
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
}

TEST(P46Aid, AUnitWithNullCourageGainsNoSuppression) {
    UnitCard card = lukeSkywalker();
    card.courage.reset();
    Shaman scene(card);
    scene.begin(Action::aim);
    scene.choose(scene.skirmishers, Ask::chooseForEffect);
    EXPECT_EQ(scene.tokens(scene.skirmishers, Token::aim), 1);
    EXPECT_EQ(scene.tokens(scene.logray, Token::suppression), 0) << "if able";
}

TEST(P46Aid, NeedsALineOfSight) {
    Shaman scene;
    scene.with(scene.stranger).undeployed = true;
    scene.terrain(box("wall", {10.0, 12.0}, {8.0, 1.0, 6.0}, building()));
    scene.begin(Action::aim);
    EXPECT_FALSE(scene.offers(scene.skirmishers));
    EXPECT_TRUE(scene.offers(scene.slingers));
}

TEST(P46Aid, WithoutAUnitThatMayGainItNothingIsAsked) {
    Shaman scene;
    for (const UnitId one : {scene.skirmishers, scene.slingers}) scene.with(one).undeployed = true;
    scene.begin(Action::aim);
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_EQ(scene.tokens(scene.logray, Token::aim), 1);
}

TEST(P46Aid, ATokenThatWasPassedOnIsNotPassedOnAgain) {
    Shaman scene;
    scene.with(scene.skirmishers).card.keywords = {aidOf("Ewok")};
    scene.begin(Action::aim);
    scene.choose(scene.skirmishers, Ask::chooseForEffect);
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_EQ(scene.tokens(scene.skirmishers, Token::aim), 1);
}

/// Chewbacca with Teamwork at (10, 10), Han at `gap` inches from him, and rebels.
struct Team : AttackScene {
    UnitId chewbacca, han, rebels, enemy;
    explicit Team(double gap = 3.0) {
        UnitCard hero = lukeSkywalker();
        hero.name = "Han Solo";
        UnitCard wookiee = wookiees();
        wookiee.keywords = {namingUnit(Keyword::teamwork, "Han Solo")};
        chewbacca = blue(wookiee, {{10.0, 10.0}});
        han = blue(hero, {{10.0, 10.0 + smallBase + gap}});
        rebels = blue(rebelTroopers(), {{12.0, 10.0}});
        enemy = red(stormtroopers(), {{60.0, 10.0}});
        scenario.lastRound = 2;
    }
    void gain(UnitId unit, Action gains) {
        start();
        activate(unit);
        action(gains);
    }
    int tokens(UnitId id, Token token) const { return unit(id).tokens[token]; }
};

TEST(P55Teamwork, WhenOneGainsAimOrDodgeTheOtherGains1OfThatKind) {
    for (const auto& [gains, token] :
         {std::pair{Action::aim, Token::aim}, std::pair{Action::dodge, Token::dodge}}) {
        for (const bool bearer : {true, false}) {
            Team scene;
            scene.gain(bearer ? scene.chewbacca : scene.han, gains);
            EXPECT_EQ(scene.tokens(scene.chewbacca, token), 1) << "once, not back and forth";
            EXPECT_EQ(scene.tokens(scene.han, token), 1);
            EXPECT_EQ(scene.tokens(scene.rebels, token), 0);
        }
    }
}

TEST(P55Teamwork, TheRecordNamesIt) {
    Team scene;
    scene.gain(scene.chewbacca, Action::aim);
    int shared = 0;
    for (const Ruling& one : scene.game().record()) {
        if (one.happening != Happening::tokenGained) continue;
        if (one.citation != citationOf(Keyword::teamwork)) continue;
        EXPECT_EQ(one.unit, scene.han);
        ++shared;
    }
    EXPECT_EQ(shared, 1);
}

TEST(P55Teamwork, TheRecordNamesItAfterItsCause) {
    Team scene;
    scene.gain(scene.chewbacca, Action::aim);
    std::vector<UnitId> order;
    for (const Ruling& one : scene.game().record())
        if (one.happening == Happening::tokenGained) order.push_back(one.unit);
    EXPECT_EQ(order, (std::vector{scene.chewbacca, scene.han}));
}

TEST(P55Teamwork, SeveralTokensAtOnceGiveTheOther1) {
    Team scene;
    scene.with(scene.chewbacca).card.keywords.push_back(word(Keyword::ready, 2));
    scene.gain(scene.chewbacca, Action::standby);
    EXPECT_EQ(scene.tokens(scene.chewbacca, Token::aim), 2);
    EXPECT_EQ(scene.tokens(scene.han, Token::aim), 1);
    EXPECT_EQ(scene.tokens(scene.han, Token::standby), 0) << "only aim and dodge tokens";
}

TEST(P55Teamwork, WithinRange2) {
    for (const double gap : {11.99, 12.01}) {
        Team scene(gap);
        scene.gain(scene.chewbacca, Action::aim);
        EXPECT_EQ(scene.tokens(scene.han, Token::aim), gap < 12.0 ? 1 : 0) << gap;
    }
}

TEST(P55Teamwork, OnlyWithTheNamedAlliedUnit) {
    Team scene;
    scene.with(scene.han).card.name = "Luke Skywalker";
    scene.gain(scene.chewbacca, Action::aim);
    EXPECT_EQ(scene.tokens(scene.han, Token::aim), 0);
    Team enemies;
    enemies.with(enemies.han).player = Player::red;
    enemies.gain(enemies.chewbacca, Action::aim);
    EXPECT_EQ(enemies.tokens(enemies.han, Token::aim), 0);
}

// If another unit gains a token by Aid, the unit with Aid has not gained this token.
TEST(P55Teamwork, CountsOnlyTokensThatTheUnitKeeps) {
    Team scene;
    UnitFilter corps;
    corps.name = "Rebel Troopers";
    scene.with(scene.chewbacca).card.keywords.push_back(naming(Keyword::aid, "Rebels", corps));
    scene.gain(scene.chewbacca, Action::aim);
    scene.choose(scene.rebels, Ask::chooseForEffect);
    EXPECT_EQ(scene.tokens(scene.rebels, Token::aim), 1);
    EXPECT_EQ(scene.tokens(scene.han, Token::aim), 0);
}

}  // namespace
}  // namespace sightline::engine::scene
