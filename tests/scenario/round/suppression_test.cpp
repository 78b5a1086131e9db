// Core Rulebook p. 23-24: rallying, being suppressed, panic and the courage of commanders.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

/// A rebel unit with suppression tokens. Its enemy is far away.
struct Frightened : AttackScene {
    UnitId troopers = blue(rebelTroopers(), column({10.0, 10.0}, 4));
    UnitId enemy = red(stormtroopers(), column({60.0, 10.0}, 4));
    explicit Frightened(int suppression) {
        with(troopers).tokens[Token::suppression] = suppression;
    }
    /// Adds a commander at `gap` inches from the closest trooper, measured between the bases.
    UnitId commander(const UnitCard& card, double gap) {
        return blue(card, {{10.0 + smallBase + gap, 10.0}});
    }
};

TEST(P24RallyStep, ExampleSuppressedAndPanicked) {
    Frightened scene(2);
    scene.start();
    scene.activate(scene.troopers);
    EXPECT_EQ(scene.rolling(), 2);
    scene.dice({blank, blank});
    EXPECT_TRUE(scene.asks(Ask::chooseUnitToActivate)) << "no action is made";
    EXPECT_EQ(scene.number(Happening::rallied, "removed"), 0.0);
    EXPECT_EQ(scene.last(Happening::suppressed).unit, scene.troopers);
    EXPECT_EQ(scene.last(Happening::panicked).citation,
              page(24, "Commanders and Checking for Panic"));
    EXPECT_EQ(scene.unit(scene.troopers).tokens[Token::suppression], 1)
        << "its courage leaves at the end";
    EXPECT_TRUE(scene.unit(scene.troopers).activated);
}

TEST(P24RallyStep, BlocksAndSurgesRemoveSuppression) {
    Frightened scene(3);
    scene.start();
    scene.activate(scene.troopers);
    scene.dice({block, defenseSurge, blank});
    EXPECT_EQ(scene.unit(scene.troopers).tokens[Token::suppression], 1);
    EXPECT_TRUE(scene.unit(scene.troopers).isSuppressed);
    EXPECT_FALSE(scene.unit(scene.troopers).isPanicked);
    EXPECT_EQ(scene.unit(scene.troopers).actionsLeft, 1) << "suppressed: 1 action less";
}

TEST(P24RallyStep, AnUnsuppressedUnitRollsNothingAndHasTwoActions) {
    Frightened scene(0);
    scene.start();
    scene.activate(scene.troopers);
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_EQ(scene.unit(scene.troopers).actionsLeft, 2);
}

TEST(P24RallyStep, LessSuppressionThanCourageDoesNotSuppress) {
    AttackScene scene;
    const UnitId brave = scene.blue(wookiees(), column({10.0, 10.0}, 3));
    scene.red(stormtroopers(), column({60.0, 10.0}, 4));
    scene.with(brave).tokens[Token::suppression] = 1;
    scene.start();
    scene.activate(brave);
    scene.dice({blank});
    EXPECT_EQ(scene.unit(brave).actionsLeft, 2);
    EXPECT_FALSE(scene.recorded(Happening::suppressed));
}

TEST(P24RallyStep, ADroidTrooperKeepsBothActionsWhileSuppressed) {
    AttackScene scene;
    UnitCard card = battleDroids();
    card.type = UnitType::droidTrooper;
    const UnitId droids = scene.blue(card, column({10.0, 10.0}, 4));
    scene.red(stormtroopers(), column({60.0, 10.0}, 4));
    scene.with(droids).tokens[Token::suppression] = 1;
    scene.start();
    scene.activate(droids);
    scene.dice({blank});
    EXPECT_TRUE(scene.unit(droids).isSuppressed);
    EXPECT_EQ(scene.unit(droids).actionsLeft, 2);
}

TEST(P24CommandersAndCheckingForPanic, ExampleACommanderOfCourage2IsNear) {
    Frightened scene(3);
    UnitCard officer = lukeSkywalker();
    officer.courage = 2;
    scene.commander(officer, 10.0);
    scene.start();
    scene.activate(scene.troopers);
    scene.dice({blank, blank, blank});
    EXPECT_TRUE(scene.asks(Ask::chooseAction)) << "3 is less than twice 2";
    EXPECT_TRUE(scene.unit(scene.troopers).isSuppressed);
    EXPECT_EQ(scene.unit(scene.troopers).actionsLeft, 1);
}

TEST(P24CommandersAndCheckingForPanic, ExampleNoCommanderIsNear) {
    Frightened scene(3);
    scene.start();
    scene.activate(scene.troopers);
    scene.dice({blank, blank, blank});
    EXPECT_TRUE(scene.recorded(Happening::panicked));
    EXPECT_EQ(scene.unit(scene.troopers).tokens[Token::suppression], 2);
}

TEST(P24CommandersAndCheckingForPanic, Range3EndsBefore18Inches) {
    for (const double gap : {17.99, 18.0}) {
        Frightened scene(3);
        scene.commander(lukeSkywalker(), gap);
        scene.start();
        scene.activate(scene.troopers);
        scene.dice({blank, blank, blank});
        EXPECT_EQ(scene.recorded(Happening::panicked), gap == 18.0) << gap;
    }
}

TEST(P24CommandersAndCheckingForPanic, TwiceTheCommandersCouragePanics) {
    for (const int suppression : {5, 6}) {
        Frightened scene(suppression);
        scene.commander(lukeSkywalker(), 5.0);
        scene.start();
        scene.activate(scene.troopers);
        scene.dice(std::vector<Face>(static_cast<std::size_t>(suppression), blank));
        EXPECT_EQ(scene.recorded(Happening::panicked), suppression == 6) << suppression;
    }
}

TEST(P24CommandersAndCheckingForPanic, AnEnemyCommanderHelpsNobody) {
    Frightened scene(3);
    scene.red(lukeSkywalker(), {{20.0, 10.0}});
    scene.start();
    scene.activate(scene.troopers);
    scene.dice({blank, blank, blank});
    EXPECT_TRUE(scene.recorded(Happening::panicked));
}

TEST(P24Null, NobodyPanicsNearACommanderWithNullCourage) {
    Frightened scene(9);
    scene.commander(darthVader(), 17.9);
    scene.start();
    scene.activate(scene.troopers);
    scene.dice(std::vector<Face>(9, blank));
    EXPECT_FALSE(scene.recorded(Happening::panicked));
    EXPECT_EQ(scene.unit(scene.troopers).actionsLeft, 1) << "suppressed all the same";
}

TEST(P24MakeActions, RecoverRemovesAnyNumberOfSuppression) {
    Frightened scene(3);
    scene.commander(lukeSkywalker(), 5.0);
    scene.start();
    scene.activate(scene.troopers);
    scene.dice({blank, blank, blank});
    scene.action(Action::recover);
    EXPECT_EQ(scene.refusal(Count{4}),
              "suppression tokens to remove: 0 to 3, not 4 (p. 24, Make Actions)");
    scene.recover(2);
    EXPECT_EQ(scene.unit(scene.troopers).tokens[Token::suppression], 1);
}

// Core Rulebook p. 24: a Recover action removes "any number" of suppression tokens. Zero is
// allowed, because other effects depend on a Recover action.
TEST(P24MakeActions, RecoverNeedsNothingToRecoverAndComesOnce) {
    Frightened scene(0);
    scene.commander(lukeSkywalker(), 5.0);
    scene.start();
    scene.activate(scene.troopers);
    ASSERT_TRUE(scene.offers(Action::recover));
    scene.action(Action::recover);
    ASSERT_TRUE(scene.asks(Ask::chooseAction)) << "there is no token to choose about";
    EXPECT_EQ(scene.unit(scene.troopers).actionsLeft, 1);
    EXPECT_FALSE(scene.offers(Action::recover)) << "each action once";
    const Pick again{0, Action::recover};
    EXPECT_EQ(scene.refusal(again),
              "already made: a unit makes the action Recover only once in an activation (p. 24, "
              "Make Actions)");
}

TEST(P24MakeActions, OneTokenMayStayWhenRecovering) {
    Frightened scene(1);
    scene.commander(lukeSkywalker(), 5.0);
    scene.start();
    scene.activate(scene.troopers);
    scene.dice({blank});
    scene.action(Action::recover);
    scene.recover(0);
    EXPECT_EQ(scene.unit(scene.troopers).tokens[Token::suppression], 1);
}

}  // namespace
}  // namespace sightline::engine::scene
