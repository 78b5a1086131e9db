// Keyword Glossary: Dauntless and Demoralize X (p. 48), Indomitable (p. 51), Self-Preservation (p.
// 53).
#include "engine/legion/advice/players/sensible.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

/// Troopers with a keyword at (10, 10) that have suppression tokens.
struct Shaken : AttackScene {
    UnitId troopers, enemy;
    explicit Shaken(Keyword keyword, int suppression = 1, UnitCard card = stormtroopers()) {
        troopers = blue(bearing(std::move(card), keyword), {{10.0, 10.0}});
        enemy = red(rebelTroopers(), {{60.0, 30.0}});
        with(troopers).tokens[Token::suppression] = suppression;
        scenario.lastRound = 2;
    }
    UnitId commander(UnitCard card) { return blue(std::move(card), {{14.0, 10.0}}); }
    void begin() {
        start();
        activate(troopers);
        if (asks(Ask::rollDice)) dice(std::vector<Face>(question().dice.size(), blank));
    }
    int suppression(UnitId id) const { return unit(id).tokens[Token::suppression]; }
};

TEST(P51Indomitable, RalliesWithRedDefenseDice) {
    for (const bool indomitable : {true, false}) {
        Shaken scene(indomitable ? Keyword::indomitable : Keyword::sentinel, 2);
        scene.start();
        scene.activate(scene.troopers);
        const Die die = indomitable ? Die::redDefense : Die::whiteDefense;
        EXPECT_EQ(scene.question().dice, std::vector<Die>(2, die));
        EXPECT_EQ(scene.recorded(Happening::keywordActed), indomitable);
        scene.dice({block, blank});
        EXPECT_EQ(scene.number(Happening::rallied, "removed"), 1.0);
    }
}

TEST(P51Indomitable, ActsOnlyForItsOwnUnitAndItsTokens) {
    Shaken calm(Keyword::indomitable, 0);
    calm.begin();
    EXPECT_FALSE(calm.recorded(Happening::keywordActed));
    Shaken other(Keyword::indomitable, 0);
    const UnitId friends = other.blue(rebelTroopers(), {{10.0, 14.0}});
    other.with(friends).tokens[Token::suppression] = 1;
    other.start();
    other.activate(friends);
    EXPECT_EQ(other.question().dice, std::vector<Die>{Die::whiteDefense});
}

/// A unit with Demoralize X, and two enemies; one of them is at the given distance.
struct Frightening : AttackScene {
    UnitId maul, close, far, friends;
    Frightening(int x, double gap, int suppression = 0) {
        maul = blue(bearing(lukeSkywalker(), Keyword::demoralize, x), {{10.0, 10.0}});
        close = red(stormtroopers(), {{10.0, 14.0}});
        far = red(stormtroopers(), {{10.0 + smallBase + gap, 10.0}});
        with(maul).tokens[Token::suppression] = suppression;
        friends = blue(rebelTroopers(), {{10.0, 6.0}});
    }
    void begin() {
        start();
        activate(maul);
    }
};

TEST(P48Demoralize, AddsUpToXSuppressionTokensInTotal) {
    Frightening scene(3, 11.99);
    scene.begin();
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.question().names.front(), "Demoralize 3");
    EXPECT_EQ(scene.optionCount(), 3U) << "both enemies, or nobody; no allied unit";
    scene.choose(scene.far, Ask::chooseForEffect);
    scene.choose(scene.close, Ask::chooseForEffect);
    scene.choose(scene.far, Ask::chooseForEffect);
    EXPECT_TRUE(scene.asks(Ask::chooseAction)) << "X are added";
    EXPECT_EQ(scene.unit(scene.far).tokens[Token::suppression], 2);
    EXPECT_EQ(scene.unit(scene.close).tokens[Token::suppression], 1);
    EXPECT_EQ(scene.last(Happening::suppressionGained).citation, citationOf(Keyword::demoralize));
}

TEST(P48Demoralize, WithinRange2AndThePlayerMayStop) {
    Frightening scene(2, 12.01);
    scene.begin();
    EXPECT_EQ(scene.optionCount(), 2U);
    EXPECT_FALSE(scene.offers(scene.far));
    scene.choose(Done{}, Ask::chooseForEffect);
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_EQ(scene.unit(scene.close).tokens[Token::suppression], 0);
}

TEST(P48Demoralize, AfterItsRally) {
    Frightening scene(1, 5.0, 1);
    scene.begin();
    EXPECT_TRUE(scene.asks(Ask::rollDice));
    scene.dice({blank});
    EXPECT_TRUE(scene.asks(Ask::chooseForEffect));
}

TEST(P48Demoralize, NotAfterTheRallyOfAnotherUnit) {
    Frightening scene(1, 5.0);
    scene.start();
    scene.activate(scene.friends);
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_EQ(scene.unit(scene.close).tokens[Token::suppression], 0);
}

TEST(P48Demoralize, NoUnitThatCanHaveNoSuppression) {
    Frightening scene(1, 5.0);
    scene.with(scene.close).card = darthVader();
    scene.with(scene.far).card = atRt();
    scene.begin();
    EXPECT_TRUE(scene.asks(Ask::chooseAction)) << "null courage, and a vehicle";
}

TEST(P48Demoralize, AnUndeployedUnitIsWithinNoDistanceOfEnemies) {
    Frightening scene(1, 5.0);
    scene.with(scene.close).undeployed = true;
    scene.with(scene.far).undeployed = true;
    scene.with(scene.maul).undeployed = true;
    scene.begin();
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
}

TEST(P48Demoralize, TheTokenEndsStandby) {
    Frightening scene(1, 5.0);
    scene.with(scene.far).tokens[Token::standby] = 1;
    scene.begin();
    scene.choose(scene.far, Ask::chooseForEffect);
    EXPECT_EQ(scene.unit(scene.far).tokens[Token::standby], 0);
}

TEST(P53SelfPreservation, DoesNotUseTheCourageOfAnotherAffiliation) {
    for (const Keyword keyword : {Keyword::selfPreservation, Keyword::sentinel}) {
        Shaken scene(keyword, 2);
        scene.with(scene.troopers).card.affiliation = "Black Sun";
        const UnitId luke = scene.commander(lukeSkywalker());
        scene.begin();
        const bool refuses = keyword == Keyword::selfPreservation;
        EXPECT_EQ(scene.recorded(Happening::panicked), refuses);
        EXPECT_EQ(scene.recorded(Happening::keywordActed), refuses);
        if (!refuses) continue;
        EXPECT_EQ(scene.last(Happening::keywordActed).citation, citationOf(keyword));
        EXPECT_EQ(scene.last(Happening::keywordActed).other, luke);
        EXPECT_EQ(scene.number(Happening::panicked, "courage"), 1.0) << "its own";
    }
}

TEST(P53SelfPreservation, UsesTheCourageOfItsOwnAffiliationOrFaction) {
    for (const char* affiliation : {"Black Sun", ""}) {
        Shaken scene(Keyword::selfPreservation, 2);
        UnitCard leader = lukeSkywalker();
        leader.faction = "rebels";
        leader.affiliation = affiliation;
        scene.with(scene.troopers).card.faction = "rebels";
        scene.with(scene.troopers).card.affiliation = affiliation;
        scene.commander(leader);
        scene.begin();
        EXPECT_FALSE(scene.recorded(Happening::panicked)) << affiliation;
    }
    Shaken stranger(Keyword::selfPreservation, 2);
    stranger.with(stranger.troopers).card.faction = "mercenary";
    UnitCard leader = lukeSkywalker();
    leader.faction = "rebels";
    stranger.commander(leader);
    stranger.begin();
    EXPECT_TRUE(stranger.recorded(Happening::panicked)) << "a mercenary without an Affiliation";
}

TEST(P53SelfPreservation, NullCourageOfAnotherAffiliationDoesNotHelp) {
    for (const Keyword keyword : {Keyword::selfPreservation, Keyword::sentinel}) {
        Shaken scene(keyword, 2);
        scene.with(scene.troopers).card.affiliation = "Black Sun";
        scene.commander(darthVader());
        scene.begin();
        EXPECT_EQ(scene.recorded(Happening::panicked), keyword == Keyword::selfPreservation);
    }
}

TEST(P48Dauntless, MayGain1SuppressionForAFreeMoveAction) {
    Shaken scene(Keyword::dauntless);
    scene.begin();
    ASSERT_TRUE(scene.asks(Ask::chooseFreeAction));
    EXPECT_TRUE(scene.offers(Action::climb)) << "any Move action";
    EXPECT_FALSE(scene.offers(Action::attack));
    scene.freeAction(Action::move);
    EXPECT_EQ(scene.suppression(scene.troopers), 2);
    EXPECT_EQ(scene.last(Happening::suppressionGained).citation, citationOf(Keyword::dauntless));
    EXPECT_TRUE(scene.unit(scene.troopers).isPanicked);
    scene.move(straight(1, 90.0, 2.0));
    ASSERT_TRUE(scene.asks(Ask::chooseAction)) << "the token does not panic it in this step";
    EXPECT_EQ(scene.unit(scene.troopers).actionsLeft, 1);
}

TEST(P48Dauntless, MayBeDeclinedForNothing) {
    Shaken scene(Keyword::dauntless);
    scene.begin();
    scene.choose(Done{}, Ask::chooseFreeAction);
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_EQ(scene.suppression(scene.troopers), 1);
}

TEST(P48Dauntless, NeitherUnsuppressedNorPanickedNorADroid) {
    for (const int suppression : {0, 2}) {
        Shaken scene(Keyword::dauntless, suppression);
        scene.begin();
        EXPECT_FALSE(scene.asks(Ask::chooseFreeAction)) << suppression;
    }
    UnitCard droid = battleDroids();
    droid.type = UnitType::droidTrooper;
    Shaken droids(Keyword::dauntless, 1, droid);
    droids.begin();
    EXPECT_TRUE(droids.asks(Ask::chooseAction));
}

TEST(P48Dauntless, APlayerWithSimpleSenseDoesNotPanicForIt) {
    Shaken scene(Keyword::dauntless);
    scene.begin();
    const Answer declined = sensibleAnswer(scene.game(), 1);
    EXPECT_EQ(std::get<Pick>(declined).option, scene.indexOf(Done{}));
}

}  // namespace
}  // namespace sightline::engine::scene
