// Moves that keywords cause: compulsory moves, strafes, higher Speed. In these tests, invented
// effects cause the moves.
#include <gtest/gtest.h>

#include <functional>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"
#include "engine/legion/rules/movement/compulsory_move.h"
#include "engine/legion/rules/movement/move_unit.h"
#include "engine/legion/rules/words/refusals.h"
#include "unit/engine/play.h"

namespace sightline::engine::test {
namespace {

/// Effects that force blue's bikes to move at the start of their actions.
std::shared_ptr<Effects> compelled() {
    auto effects = std::make_shared<Effects>();
    effects->add<StartOfMakeActions>(Player::blue,
                                     [](Battle& battle, StartOfMakeActions& start) -> Task<void> {
                                         if (start.unit != UnitId{0}) co_return;
                                         MoveOrder order{.unit = start.unit, .compulsory = true};
                                         co_await moveUnit(battle, order);
                                     });
    effects->addStanding<MovementAbilities>(
        [](const CurrentState&, MovementAbilities& point) { point.terms.maxTurn = {0.0}; });
    return effects;
}

Scenario ride(double x, double facing = 0.0) {
    UnitCard card = bikes();
    card.miniatures = 1;
    return emptyTable(
        {unitAt(Player::blue, card, x, 8, facing), unitAt(Player::red, troopers(1), 30, 20, 180)});
}

MoveAnswer ahead(int toolSpeed, double stop = 1.0, double facing = 0.0, double bend = 0.0) {
    geometry::Move move;
    move.toolSpeed = toolSpeed;
    move.pose.stop = stop;
    move.pose.bend = {bend};
    move.pose.contactAngle = move.pose.direction = {facing};
    move.rotateFirst = geometry::Degrees{facing};
    return {move};
}

TEST(P45CompulsoryMove, GoesToTheEndOfTheToolOfItsSpeed) {
    Play play(ride(6), compelled());
    ASSERT_TRUE(play.until(Ask::moveUnit));
    EXPECT_EQ(play.question()->citation, glossary(54, "Compulsory Move"));
    EXPECT_TRUE(play.answer(ahead(2))) << "a slower tool";
    EXPECT_TRUE(play.answer(ahead(3, 0.25))) << "part of the way";
    ASSERT_FALSE(play.answer(ahead(3)));
    const geometry::Mini& bike = play.battle.mini(MiniId{0}).mini;
    const geometry::Dimensions& set = play.battle.field.dimensions();
    const double whole = set.toolLength[2] + bike.base.length - 2.0 * set.notchDepth;
    EXPECT_NEAR(bike.position.x, 6.0 + whole, 1e-6);
    EXPECT_EQ(play.question()->ask, Ask::chooseAction);
    EXPECT_EQ(play.battle.activation->actionsLeft, 2) << "a free one";
}

TEST(P25LeavingTheBattlefield, ACompulsoryMoveStopsAtTheEdgeAndEndsTheActions) {
    Play play(ride(33), compelled());
    ASSERT_TRUE(play.until(Ask::moveUnit));
    ASSERT_FALSE(play.answer(ahead(3)));
    const geometry::Mini& bike = play.battle.mini(MiniId{0}).mini;
    EXPECT_NEAR(bike.position.x, 36.0 - bike.base.length / 2.0, 1e-3);
    EXPECT_NE(play.question()->ask, Ask::chooseAction) << "no action is left, not even a free one";
    EXPECT_TRUE(play.battle.unit(UnitId{0}).activated);
}

TEST(P45CompulsoryMove, PartialOnlyWhereNoFullMoveIsPossible) {
    Play play(ride(28), compelled());
    ASSERT_TRUE(play.until(Ask::moveUnit));
    const auto refusal = play.answer(ahead(3));
    ASSERT_TRUE(refusal) << "straight on it would leave the battlefield, bent it need not";
    EXPECT_EQ(refusal->citation, glossary(54, "Compulsory Move"));
    EXPECT_FALSE(play.answer(ahead(3, 1.0, 0.0, 90.0)));
}

/// A question about the bike's compulsory Move. A further rule refuses some ends, as the rule about
/// base contact with two enemy units does (p. 28).
LeaderMove askedWith(const Play& play,
                     const std::function<bool(const geometry::Mini&)>& isRefused) {
    LeaderMove asked = leaderMove(play.battle, {.unit = UnitId{0}, .compulsory = true}, 3);
    asked.also = [isRefused](const geometry::Mini& end) -> std::optional<Refusal> {
        if (!isRefused(end)) return std::nullopt;
        return refuse(say::twoEnemies(), page(28, "Moving Into Melee"));
    };
    makeCompulsory(play.battle, asked);
    return asked;
}

TEST(P45CompulsoryMove, IsAskedOnlyIfTheRulesAllowAnEnd) {
    const auto isPossible = [](const std::function<bool(const geometry::Mini&)>& isRefused) {
        const Play play(ride(10), compelled());
        return canMoveCompulsorily(play.battle, askedWith(play, isRefused));
    };
    EXPECT_TRUE(isPossible([](const geometry::Mini&) { return false; }));
    EXPECT_TRUE(isPossible([](const geometry::Mini& end) { return end.position.y < 8.5; }))
        << "along a bent tool";
    EXPECT_FALSE(isPossible([](const geometry::Mini&) { return true; }));
}

TEST(P45CompulsoryMove, TheNearestAlternativeIsAllowed) {
    const Play play(ride(10), compelled());
    const LeaderMove asked =
        askedWith(play, [](const geometry::Mini& end) { return end.position.y < 8.5; });
    const auto closest = asked.closest({20.0, 8.0});
    ASSERT_TRUE(closest);
    EXPECT_GE(closest->verdict.end.position.y, 8.5);
    EXPECT_FALSE(asked.refusalOf(MoveAnswer{closest->move}));
}

TEST(P45CompulsoryMove, TheNearestAlternativeGoesToTheEndOfItsTool) {
    Play play(ride(28), compelled());
    ASSERT_TRUE(play.until(Ask::moveUnit));
    const auto instead = play.conversation->nearestLegal(ahead(3));
    ASSERT_TRUE(instead);
    EXPECT_EQ(std::get<MoveAnswer>(*instead).move.toolSpeed, 3);
    EXPECT_FALSE(play.answer(*instead));
}

TEST(P45StrafeMove, IsOfferedWhereAKeywordAllowsItAndOneSlower) {
    for (const bool hovers : {false, true}) {
        auto effects = std::make_shared<Effects>();
        effects->addStanding<MovementAbilities>(
            [hovers](const CurrentState&, MovementAbilities& point) {
                if (point.kind == geometry::MoveKind::strafe) point.allowed = hovers;
            });
        Play play(ride(10), effects);
        ASSERT_TRUE(play.until(Ask::chooseAction));
        ASSERT_EQ(play.pick(Action::strafe), hovers);
        if (!hovers) continue;
        geometry::Move move;
        move.kind = geometry::MoveKind::strafe;
        move.toolSpeed = 3;
        move.pose.contactAngle = move.pose.direction = {90.0};
        EXPECT_TRUE(play.answer(MoveAnswer{move}));
        move.toolSpeed = 2;
        ASSERT_FALSE(play.answer(MoveAnswer{move}));
        EXPECT_GT(play.battle.mini(MiniId{0}).mini.position.y, 12.0);
        EXPECT_NEAR(play.battle.mini(MiniId{0}).mini.facing.value, 0.0, 1e-9);
    }
}

TEST(P24Speed, IncreasesComeBeforeImmobilizeTokens) {
    // The situation of the rulebook's example 26 about Spur. In place of the keyword Spur, an
    // invented effect increases the Speed.
    for (const int tokens : {1, 2}) {
        auto effects = std::make_shared<Effects>();
        act<DetermineSpeed>(*effects, Player::blue,
                            [](Battle&, DetermineSpeed& point) { ++point.speed; });
        effects->addStanding<FastestSpeed>(
            [](const CurrentState&, FastestSpeed& point) { ++point.speed; });
        Scenario scenario = ride(10);
        scenario.units[0].card.speed = 1;
        scenario.units[0].tokens[Token::immobilize] = tokens;
        Play play(scenario, effects);
        ASSERT_TRUE(play.until(Ask::chooseAction));
        EXPECT_EQ(play.pick(Action::move), tokens == 1);
        if (tokens == 1) {
            EXPECT_FALSE(play.answer(ahead(1)));
        }
    }
}

TEST(P28Climbing, ItsSpeedOfOneIsNotIncreased) {
    auto effects = std::make_shared<Effects>();
    act<DetermineSpeed>(*effects, Player::blue,
                        [](Battle&, DetermineSpeed& point) { ++point.speed; });
    Play play(shootOut(), effects);
    ASSERT_TRUE(play.until(Ask::chooseAction));
    ASSERT_TRUE(play.pick(Action::climb));
    EXPECT_EQ(play.question()->move->terms.speed, 1);
}

}  // namespace
}  // namespace sightline::engine::test
