// A player who moves into melee: the player chooses the Move action and moves next to the nearest
// enemy miniature, if that miniature is near.
#include "app/cli/games/melee_seeker.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <variant>

#include "app/cli/games/close_start.h"
#include "engine/legion/advice/players/players.h"
#include "unit/cli/starter_game.h"

namespace sightline::app {
namespace {

/// Plays the game until it asks the question.
void playTo(engine::Ask ask, engine::Game& game) {
    while (game.question()->ask != ask)
        ASSERT_FALSE(game.answer(engine::answerBy(engine::PlayerKind::sensible, game, 1)));
}

double inchesToNearestEnemy(const engine::Game& game, engine::UnitId id) {
    const engine::View view = game.view(engine::Player::blue);
    const engine::UnitView& unit = view.unit(id);
    const auto at = view.mini(unit.minis.front()).mini.position;
    double nearest = 100.0;
    for (const engine::MiniView& one : view.minis) {
        if (one.onTable() && view.unit(one.unit).player != unit.player)
            nearest = std::min(nearest,
                               std::hypot(one.mini.position.x - at.x, one.mini.position.y - at.y));
    }
    return nearest;
}

TEST(MeleeSeeker, HasNoAnswerWhileTheEnemiesAreFar) {
    const auto game = starterGame();
    playTo(engine::Ask::chooseAction, *game);
    ASSERT_GT(inchesToNearestEnemy(*game, game->question()->unit), 12.0);
    EXPECT_FALSE(answerTowardsMelee(*game));
}

TEST(MeleeSeeker, MovesNextToTheNearestEnemy) {
    const auto game = starterGame();
    bringTogether(*game, 2);
    EXPECT_FALSE(answerTowardsMelee(*game)) << "the question is which unit activates";
    playTo(engine::Ask::chooseAction, *game);
    const engine::UnitId unit = game->question()->unit;
    const double before = inchesToNearestEnemy(*game, unit);
    ASSERT_LE(before, 12.0);
    const auto action = answerTowardsMelee(*game);
    ASSERT_TRUE(action);
    const auto option = static_cast<std::size_t>(std::get<engine::Pick>(*action).option);
    EXPECT_EQ(game->question()->options[option], engine::Option{engine::Action::move});
    ASSERT_FALSE(game->answer(*action));
    playTo(engine::Ask::moveUnit, *game);
    const auto move = answerTowardsMelee(*game);
    ASSERT_TRUE(move);
    ASSERT_FALSE(game->answer(*move));
    EXPECT_LT(inchesToNearestEnemy(*game, unit), before);
}

}  // namespace
}  // namespace sightline::app
