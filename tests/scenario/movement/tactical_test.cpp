// Tactical X. Core Rulebook, Keyword Glossary p. 55.
#include "scenario/movement/one_mover.h"

namespace sightline::engine::scene {
namespace {

UnitCard tactician(int x = 1) { return bearing(lukeSkywalker(), Keyword::tactical, x); }

int aimOf(const OneMover& scene) { return scene.unit(scene.mover).tokens[Token::aim]; }

TEST(P55Tactical, EachStandardMoveActionGainsAimTokens) {
    OneMover scene(tactician(2));
    scene.advance(3.0);
    EXPECT_EQ(aimOf(scene), 2);
    EXPECT_EQ(scene.last(Happening::tokenGained).citation, citationOf(Keyword::tactical));
    scene.action(Action::move);
    scene.move(straight(1, 90.0, 2.0));
    EXPECT_EQ(aimOf(scene), 4);
}

TEST(P55Tactical, ItsInstancesAddUp) {
    OneMover scene(bearing(tactician(), Keyword::tactical, 1));
    scene.advance(3.0);
    EXPECT_EQ(aimOf(scene), 2);
}

TEST(P55Tactical, TheTokensComeAfterTheMove) {
    OneMover scene(tactician());
    scene.start();
    scene.activate(scene.mover);
    scene.action(Action::move);
    EXPECT_EQ(aimOf(scene), 0) << "the Move is not made yet";
    scene.move(straight(2, 0.0, 3.0));
    EXPECT_EQ(aimOf(scene), 1);
}

TEST(P55Tactical, ClimbsAndPivotsAreNoStandardMoves) {
    OneMover climber(tactician());
    climber.start();
    climber.activate(climber.mover);
    climber.action(Action::climb);
    geometry::Move up = straight(1, 0.0, 2.0);
    up.kind = geometry::MoveKind::climb;
    climber.move(up);
    EXPECT_EQ(aimOf(climber), 0);

    OneMover walker(bearing(atRt(), Keyword::tactical, 1));
    walker.start();
    walker.activate(walker.mover);
    walker.action(Action::pivot);
    geometry::Move turn;
    turn.kind = geometry::MoveKind::pivot;
    turn.toolSpeed = 1;
    turn.rotateFirst = geometry::Degrees{45.0};
    walker.move(turn);
    EXPECT_EQ(aimOf(walker), 0);
}

TEST(P55Tactical, OtherActionsGainNone) {
    OneMover scene(tactician());
    scene.start();
    scene.activate(scene.mover);
    scene.action(Action::dodge);
    EXPECT_EQ(aimOf(scene), 0);
}

TEST(P55Tactical, AFreeMoveActionOfStandbyCountsToo) {
    OneMover scene(tactician(), 8.0);
    scene.moveOutOfTurn();
    scene.move(straight(1, 90.0, 2.0));
    EXPECT_EQ(aimOf(scene), 1);
}

// The Move of Reinforcements is neither an action nor a free action, so Tactical gives no token for
// it.
TEST(P55Tactical, AMoveByAnAbilityGainsNone) {
    OneMover scene(bearing(tactician(), Keyword::reinforcements));
    scene.with(scene.mover).activated = true;
    scene.start();
    scene.rest(scene.enemy);
    scene.freeAction(Action::move);
    scene.move(straight(1, 0.0, 2.0));
    EXPECT_FALSE(scene.recorded(Happening::tokenGained)) << "the End Phase removes aim tokens";
}

TEST(P55Tactical, ItsTokenIsThereForTheFreeAttackOfRelentless) {
    OneMover scene(bearing(tactician(), Keyword::relentless), 12.0);
    scene.advance(3.0);
    ASSERT_TRUE(scene.asks(Ask::chooseEffect)) << "the player orders both effects";
    const bool first = scene.question().names.front().starts_with("Tactical");
    scene.choose(EffectName{first ? 0 : 1}, Ask::chooseEffect);
    EXPECT_EQ(aimOf(scene), 1);
    scene.freeAction(Action::attack);
    scene.defend(scene.enemy);
    scene.weapons("DL-44");
    scene.dice({blank, blank});
    EXPECT_TRUE(scene.asks(Ask::rerollWithAim));
}

TEST(P55Tactical, NoOrderIsAskedBesideAgile) {
    OneMover scene(bearing(tactician(), Keyword::agile, 1));
    scene.advance(3.0);
    EXPECT_TRUE(scene.asks(Ask::chooseAction)) << "both only give tokens to their unit";
    EXPECT_EQ(aimOf(scene), 1);
    EXPECT_EQ(scene.unit(scene.mover).tokens[Token::dodge], 1);

    OneMover older(bearing(tactician(), Keyword::agile, 1));
    older.scenario.asks = asksNinth;
    older.advance(3.0);
    EXPECT_TRUE(older.asks(Ask::chooseEffect));
}

TEST(P55Tactical, TheOrderBesideSteadyIsThePlayersChoice) {
    OneMover scene(bearing(tactician(), Keyword::steady), 12.0);
    scene.advance(3.0);
    ASSERT_TRUE(scene.asks(Ask::chooseEffect)) << "the aim token may serve the free attack";
    EXPECT_EQ(scene.optionCount(), 2U);
}

}  // namespace
}  // namespace sightline::engine::scene
