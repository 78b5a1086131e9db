// The Card action of Observe X. Core Rulebook, Keyword Glossary p. 52. P33RollAttackDice tests the
// rerolls, and P38RemoveTokens the end of the tokens.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

/// A unit with Observe, and two enemy units at the given distances along the x axis and the y axis.
struct Observing : AttackScene {
    UnitId observer, first, second;
    Observing(int x, double gapX, double gapY) {
        UnitCard card = bearing(lukeSkywalker(), Keyword::observe, x);
        card.weapons.back().maximumRange = 4;
        observer = blue(card, {{10.0, 10.0}});
        first = red(stormtroopers(), {{10.0 + smallBase + gapX, 10.0}});
        second = red(stormtroopers(), {{10.0, 10.0 + smallBase + gapY}});
        scenario.lastRound = 2;
    }
    void begin() {
        start();
        activate(observer);
    }
    bool isOffered() const { return offers(CardAction{0, 1}); }
    int observed(UnitId id) const { return unit(id).tokens[Token::observation]; }
};

TEST(P52Observe, AnEnemyWithinRange3GainsXObservationTokens) {
    Observing scene(2, 17.99, 10.0);
    scene.begin();
    ASSERT_TRUE(scene.isOffered());
    scene.cardAction(0);
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.optionCount(), 2U) << "both enemies; the action was made for one of them";
    scene.choose(scene.first, Ask::chooseForEffect);
    EXPECT_EQ(scene.observed(scene.first), 2);
    EXPECT_EQ(scene.observed(scene.second), 0);
    EXPECT_EQ(scene.unit(scene.observer).actionsLeft, 1);
    EXPECT_EQ(scene.last(Happening::tokenGained).citation, citationOf(Keyword::observe));
    EXPECT_FALSE(scene.isOffered()) << "once in an activation";
}

TEST(P52Observe, TheOnlyEnemyWithinRange3IsObservedWithoutAQuestion) {
    Observing scene(1, 18.01, 10.0);
    scene.begin();
    scene.cardAction(0);
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_EQ(scene.observed(scene.first), 0);
    EXPECT_EQ(scene.observed(scene.second), 1);
}

TEST(P52Observe, NeedsAnEnemyInRangeAndSight) {
    Observing far(1, 18.01, 18.01);
    far.begin();
    EXPECT_FALSE(far.isOffered());

    Observing hidden(1, 18.01, 10.0);
    hidden.terrain(box("wall", {10.0, 15.0}, {12.0, 1.0, 6.0}, building()));
    hidden.begin();
    EXPECT_FALSE(hidden.isOffered());
}

TEST(P52Observe, TheTokensRerollDiceOfTheSameActivation) {
    Observing scene(2, 18.01, 10.0);
    scene.begin();
    scene.cardAction(0);
    scene.action(Action::attack);
    scene.defend(scene.second);
    scene.weapons();
    if (scene.asks(Ask::declareAdditionalDefender)) scene.nobodyElse();
    scene.dice({blank, blank});
    scene.observe({0});
    scene.dice({hit});
    EXPECT_EQ(scene.observed(scene.second), 1);
    EXPECT_TRUE(scene.asks(Ask::rerollWithObservation));
}

TEST(P52Observe, TheTokensGoInTheEndPhase) {
    Observing scene(1, 18.01, 10.0);
    scene.begin();
    scene.cardAction(0);
    scene.action(Action::finish);
    scene.rest(scene.first);
    scene.rest(scene.second);
    EXPECT_EQ(scene.observed(scene.second), 0);
}

}  // namespace
}  // namespace sightline::engine::scene
