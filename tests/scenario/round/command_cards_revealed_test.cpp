// Keyword Glossary: One Step Ahead (p. 52), This is the Way (p. 55).
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/command_scene.h"
#include "scenario/named_units.h"

namespace sightline::engine::scene {
namespace {

/// Blue has Lando with One Step Ahead, and rebels. Red has a commander. `own` and `other` are the
/// command cards that blue and red reveal.
struct Ahead : AttackScene {
    UnitId lando, rebels, vader;
    explicit Ahead(UnitCard card = bearing(lukeSkywalker(), Keyword::oneStepAhead)) {
        lando = blue(std::move(card), {{10.0, 10.0}});
        rebels = blue(rebelTroopers(), {{20.0, 10.0}});
        vader = red(darthVader(), {{60.0, 30.0}});
        hands({ambush(), assault()}, {ambush(), assault()});
    }
    void reveal(const std::string& own, const std::string& other) {
        start();
        play(own);
        nominatesOnlyOne = false;
        play(other);
    }
    double x(UnitId id) const { return view().mini(mini(id, 0)).mini.position.x; }
};

TEST(P52OneStepAhead, WithDifferentPipsAUnitWithTheKeywordMayMoveAtSpeed1) {
    Ahead scene;
    scene.reveal("Ambush", "Assault");
    ASSERT_TRUE(scene.asks(Ask::chooseFreeAction)) << "no question about the only unit";
    EXPECT_EQ(scene.question().unit, scene.lando);
    EXPECT_EQ(scene.question().player, Player::blue);
    EXPECT_EQ(scene.question().citation, citationOf(Keyword::oneStepAhead));
    EXPECT_FALSE(scene.recorded(Happening::priorityDetermined)) << "before all effects";
    scene.freeAction(Action::move);
    EXPECT_NE(scene.refusal(MoveAnswer{straight(2, 0.0, 3.0)}), "") << "the tool of Speed 1";
    scene.move(straight(1, 0.0, 3.0));
    EXPECT_NEAR(scene.x(scene.lando), 13.0, 1e-9);
    EXPECT_EQ(scene.last(Happening::keywordActed).citation, citationOf(Keyword::oneStepAhead));
    EXPECT_TRUE(scene.recorded(Happening::priorityDetermined));
}

TEST(P52OneStepAhead, MayBeDeclined) {
    Ahead scene;
    scene.reveal("Ambush", "Assault");
    scene.choose(Done{}, Ask::chooseFreeAction);
    EXPECT_NEAR(scene.x(scene.lando), 10.0, 1e-9);
    EXPECT_TRUE(scene.recorded(Happening::priorityDetermined));
}

TEST(P52OneStepAhead, WithEqualPipsAnyAlliedUnitIsChosen) {
    Ahead scene;
    scene.reveal("Ambush", "Ambush");
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.optionCount(), 2U) << "the units of its player";
    scene.choose(scene.rebels, Ask::chooseForEffect);
    scene.freeAction(Action::move);
    scene.move(straight(1, 0.0, 3.0));
    EXPECT_NEAR(scene.x(scene.rebels), 23.0, 1e-9);
}

TEST(P52OneStepAhead, OneUnitMovesAlthoughSeveralHaveTheKeyword) {
    Ahead scene;
    UnitCard other = bearing(rebelTroopers(), Keyword::oneStepAhead);
    const UnitId second = scene.blue(other, {{30.0, 10.0}});
    scene.reveal("Ambush", "Assault");
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_FALSE(scene.offers(scene.rebels));
    scene.choose(second, Ask::chooseForEffect);
    scene.choose(Done{}, Ask::chooseFreeAction);
    EXPECT_FALSE(scene.asks(Ask::chooseFreeAction));
}

TEST(P52OneStepAhead, OnlyFromTheBattlefield) {
    for (const std::string other : {"Ambush", "Assault"}) {
        Ahead scene;
        scene.with(scene.lando).undeployed = true;
        scene.reveal("Ambush", other);
        EXPECT_FALSE(scene.asks(Ask::chooseForEffect));
        EXPECT_FALSE(scene.asks(Ask::chooseFreeAction));
    }
    Ahead waiting;
    waiting.with(waiting.rebels).undeployed = true;
    waiting.reveal("Ambush", "Ambush");
    ASSERT_TRUE(waiting.asks(Ask::chooseFreeAction)) << "the rebels are not on the battlefield";
    EXPECT_EQ(waiting.question().unit, waiting.lando);
}

TEST(P52OneStepAhead, WithoutTheKeywordNothingIsAsked) {
    Ahead scene(lukeSkywalker());
    scene.reveal("Ambush", "Ambush");
    EXPECT_FALSE(scene.asks(Ask::chooseForEffect));
}

KeywordText numberX(Keyword keyword) {
    KeywordText text = word(keyword, 1);
    text.printsX = true;
    return text;
}

/// Hondo with My Mood Is Based On Profit, courage X, Reliable X and Independent: Dodge X.
struct Profit : AttackScene {
    UnitId hondo, luke, vader;
    Profit() {
        UnitCard card = rebelTroopers();
        card.courage = 1;
        card.printsCourageX = true;
        KeywordText alone = word(Keyword::independent);
        alone.parameter = "Dodge X";
        alone.gains = {{"dodge", 1}};
        alone.printsX = true;
        card.keywords = {word(Keyword::myMoodIsBasedOnProfit), numberX(Keyword::reliable), alone,
                         word(Keyword::agile, 1)};
        hondo = blue(card, {{10.0, 10.0}});
        luke = blue(lukeSkywalker(), {{20.0, 10.0}});
        vader = red(darthVader(), {{60.0, 30.0}});
        hands({ambush(), push(), assault()}, {ambush(), push(), assault()});
        scenario.lastRound = 3;
    }
    void reveal(const std::string& own) {
        nominatesOnlyOne = false;
        play(own);
        play("Ambush");
    }
    const UnitCard& card() const { return *unit(hondo).card; }
};

TEST(P52MyMoodIsBasedOnProfit, XIs1BeforeACardIsRevealed) {
    Profit scene;
    scene.start();
    EXPECT_EQ(scene.card().courage, 1);
    EXPECT_EQ(scene.card().sumOf(Keyword::reliable), 1);
}

TEST(P52MyMoodIsBasedOnProfit, XIsTheNumberOfPipsOfTheRevealedCard) {
    for (const auto& [name, pips] : {std::pair{"Ambush", 1}, {"Push", 2}, {"Assault", 3}}) {
        Profit scene;
        scene.start();
        scene.reveal(name);
        EXPECT_EQ(scene.card().courage, pips);
        EXPECT_EQ(scene.card().sumOf(Keyword::reliable), pips);
        EXPECT_EQ(scene.card().sumOf(Keyword::agile), 1) << "the card prints no X";
        EXPECT_EQ(scene.recorded(Happening::effectBegan), pips > 1);
        while (!scene.asks(Ask::chooseForEffect)) scene.idle();
        EXPECT_EQ(scene.unit(scene.hondo).tokens[Token::surge], pips) << "Reliable X";
        scene.choose(EffectName{2}, Ask::chooseForEffect);
        EXPECT_EQ(scene.unit(scene.hondo).tokens[Token::dodge], pips) << "Independent: Dodge X";
    }
}

TEST(P52MyMoodIsBasedOnProfit, TheNextCardChangesIt) {
    Profit scene;
    scene.start();
    scene.reveal("Assault");
    while (scene.view().round == 1) scene.idle();
    EXPECT_EQ(scene.card().courage, 3) << "the last card counts until the next one is revealed";
    scene.nominatesOnlyOne = false;
    scene.play("Push");
    scene.play("Push");
    EXPECT_EQ(scene.card().courage, 2);
    EXPECT_EQ(scene.last(Happening::effectBegan).citation,
              citationOf(Keyword::myMoodIsBasedOnProfit));
}

const std::string tribe = "Children of the Watch";

KeywordText wayOf(std::vector<KeywordText::Gain> gains) {
    KeywordText text = word(Keyword::thisIsTheWay);
    text.parameter = "Action";
    text.gains = std::move(gains);
    UnitFilter who;
    who.affiliation = tribe;
    text.who = std::make_shared<const UnitFilter>(who);
    return text;
}

/// Paz with This is the Way at (10, 10). Two allied units of his affiliation are within range 2 of
/// him, one of them only just. A third unit of his affiliation is just beyond range 2. A further
/// unit near him has another affiliation.
struct Tribe : AttackScene {
    UnitId paz, near, edge, beyond, stranger, vader;
    explicit Tribe(std::vector<KeywordText::Gain> gains) {
        UnitCard leader = lukeSkywalker(), follower = rebelTroopers();
        leader.affiliation = follower.affiliation = tribe;
        leader.keywords = {wayOf(std::move(gains))};
        paz = blue(leader, {{10.0, 10.0}});
        near = blue(follower, {{10.0, 14.0}});
        edge = blue(follower, {{10.0 + smallBase + 11.99, 10.0}});
        beyond = blue(follower, {{10.0, 10.0 + smallBase + 12.01}});
        stranger = blue(rebelTroopers(), {{12.0, 10.0}});
        vader = red(darthVader(), {{60.0, 30.0}});
        hands({ambush()}, {assault()});
    }
    void orderPaz() {
        start();
        play("Ambush");
        play("Assault");
        order({paz});
    }
    PickSeveral pickOf(const std::vector<UnitId>& units) const {
        PickSeveral chosen;
        for (const UnitId one : units) chosen.options.push_back(indexOf(one));
        return chosen;
    }
};

TEST(P55ThisIsTheWay, UpToXOtherUnitsOfTheTribeMakeTheListedActionFree) {
    Tribe scene({{"aim", 2}});
    scene.orderPaz();
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.question().citation, citationOf(Keyword::thisIsTheWay));
    EXPECT_EQ(scene.optionCount(), 2U) << "neither itself, nor beyond, nor another Affiliation";
    EXPECT_EQ(scene.question().least, 0);
    EXPECT_EQ(scene.question().most, 2);
    scene.chance(scene.pickOf({scene.near, scene.edge}), Ask::chooseForEffect);
    EXPECT_EQ(scene.unit(scene.near).tokens[Token::aim], 1);
    EXPECT_EQ(scene.unit(scene.edge).tokens[Token::aim], 1);
    EXPECT_EQ(scene.last(Happening::actionMade).citation, citationOf(Keyword::thisIsTheWay));
    EXPECT_FALSE(scene.asks(Ask::chooseFreeAction)) << "they perform it";
}

TEST(P55ThisIsTheWay, MayBeGivenToFewerUnits) {
    Tribe scene({{"aim", 1}});
    scene.orderPaz();
    EXPECT_NE(scene.refusal(scene.pickOf({scene.near, scene.edge})), "") << "at most X";
    scene.chance(PickSeveral{}, Ask::chooseForEffect);
    EXPECT_FALSE(scene.recorded(Happening::actionMade));
}

TEST(P55ThisIsTheWay, OneOfTheListedActionsWithItsNumber) {
    Tribe scene({{"move", 1}, {"recover", 2}});
    scene.with(scene.near).tokens[Token::suppression] = 1;
    scene.orderPaz();
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.optionCount(), 2U) << "Move or Recover";
    scene.choose(EffectName{3}, Ask::chooseForEffect);
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.optionCount(), 1U) << "only one unit has something to recover";
    scene.chance(scene.pickOf({scene.near}), Ask::chooseForEffect);
    scene.recover(1);
    EXPECT_EQ(scene.unit(scene.near).tokens[Token::suppression], 0);
}

TEST(P55ThisIsTheWay, ARecoverActionMayOnlyFlipShieldTokens) {
    Tribe scene({{"recover", 2}});
    ScenarioUnit& near = scene.with(scene.near);
    near.card = bearing(bearing(near.card, Keyword::shielded, 1), Keyword::recharge, 1);
    near.tokens[Token::inactiveShield] = 1;
    scene.orderPaz();
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    scene.chance(scene.pickOf({scene.near}), Ask::chooseForEffect);
    EXPECT_EQ(scene.unit(scene.near).tokens[Token::shield], 1);
}

TEST(P55ThisIsTheWay, AMoveActionIsAnyKindOfMove) {
    Tribe scene({{"move", 1}, {"recover", 2}});
    scene.orderPaz();
    EXPECT_EQ(scene.question().most, 1) << "nobody can recover, so the action is Move";
    scene.chance(scene.pickOf({scene.near}), Ask::chooseForEffect);
    ASSERT_TRUE(scene.asks(Ask::chooseFreeAction));
    EXPECT_EQ(scene.question().unit, scene.near);
    scene.freeAction(Action::move);
    scene.move(straight(2, 0.0, 4.0));
    EXPECT_FALSE(scene.unit(scene.near).activated);
}

TEST(P55ThisIsTheWay, OnlyAfterAnOrderToItself) {
    Tribe scene({{"aim", 2}});
    scene.start();
    scene.play("Ambush");
    scene.play("Assault");
    scene.order({scene.near});
    EXPECT_FALSE(scene.asks(Ask::chooseForEffect));
}

}  // namespace
}  // namespace sightline::engine::scene
