// The armies of a random game are brought close together: every red unit stands near a blue unit,
// keeps its formation and breaks no invariant.
#include "app/cli/games/close_start.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/legion/rules/game/game.h"
#include "engine/legion/rules/game/invariants.h"
#include "engine/legion/rules/game/journal_file.h"
#include "unit/cli/starter_game.h"

namespace sightline::app {
namespace {

geometry::Vec3 positionOf(const engine::View& view, engine::MiniId id) {
    return view.mini(id).mini.position;
}

double inchesApart(const geometry::Vec3& a, const geometry::Vec3& b) {
    return std::hypot(a.x - b.x, a.y - b.y);
}

/// Distance in inches from the leader of the red unit to the nearest leader of a blue unit.
double inchesToBlue(const engine::View& view, const engine::UnitView& red) {
    double nearest = std::numeric_limits<double>::infinity();
    for (const engine::UnitView& unit : view.units) {
        if (unit.player != engine::Player::blue) continue;
        nearest = std::min(nearest, inchesApart(positionOf(view, red.minis.front()),
                                                positionOf(view, unit.minis.front())));
    }
    return nearest;
}

TEST(CloseStart, EveryRedUnitStandsNearABlueUnitAndKeepsItsFormation) {
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        const auto game = starterGame();
        const engine::View before = game->view(engine::Player::red);
        bringTogether(*game, seed);
        const engine::View after = game->view(engine::Player::red);
        EXPECT_TRUE(engine::brokenInvariants(*game).empty());
        for (std::size_t index = 0; index < after.units.size(); ++index) {
            const engine::UnitView& unit = after.units[index];
            if (unit.player == engine::Player::blue) {
                EXPECT_EQ(inchesApart(positionOf(before, unit.minis.front()),
                                      positionOf(after, unit.minis.front())),
                          0.0);
                continue;
            }
            EXPECT_GT(inchesToBlue(before, before.units[index]), 8.0) << unit.label;
            EXPECT_LE(inchesToBlue(after, unit), 8.0 + 1e-9) << unit.label;
            for (const engine::MiniId id : unit.minis)
                EXPECT_NEAR(
                    inchesApart(positionOf(after, id), positionOf(after, unit.minis.front())),
                    inchesApart(positionOf(before, id), positionOf(before, unit.minis.front())),
                    1e-9);
        }
    }
}

TEST(CloseStart, EqualSeedsMoveEqualGamesInTheSameWay) {
    const auto one = starterGame(), two = starterGame(), other = starterGame();
    bringTogether(*one, 7);
    bringTogether(*two, 7);
    bringTogether(*other, 8);
    EXPECT_EQ(one->digest(), two->digest());
    EXPECT_NE(one->digest(), other->digest());
    const auto again = engine::replay(one->scenario(), one->journal());
    ASSERT_TRUE(again);
    EXPECT_EQ((*again)->digest(), one->digest());
}

}  // namespace
}  // namespace sightline::app
