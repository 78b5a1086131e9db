// Tests which units are engaged (in base contact with an enemy), at positions in the middle of a
// game.
#include "engine/legion/rules/movement/melee.h"

#include <gtest/gtest.h>

#include "engine/legion/rules/rulings/tabletop.h"
#include "unit/engine/play.h"

namespace sightline::engine::test {
namespace {

/// Moves the second unit's leader to a place `inches` east of the first unit's leader.
void approach(Battle& battle, double inches) {
    geometry::Mini leader = battle.mini(battle.unit(UnitId{0}).leader()).mini;
    leader.position.x += inches;
    battle.place(battle.unit(UnitId{1}).leader(), leader);
}

TEST(P29Engaged, IsTheSameForTheRulesAndForTheTabletop) {
    Play play(shootOut(1, 1));
    const double touching = play.battle.mini(play.battle.unit(UnitId{0}).leader()).mini.base.width;
    int engaged = 0;
    for (const double apart : {touching - 0.01, touching, touching + 0.0009, touching + 0.0011,
                               touching + 0.1, -touching, 12.0}) {
        approach(play.battle, apart);
        for (const UnitId one : {UnitId{0}, UnitId{1}}) {
            EXPECT_EQ(isEngaged(play.battle, one), isEngaged(tabletopOf(play.battle), one))
                << apart;
            engaged += isEngaged(play.battle, one) ? 1 : 0;
        }
    }
    EXPECT_EQ(engaged, 8) << "in base contact at four of the distances";
}

TEST(P29Engaged, NobodyIsWhoIsOffTheTable) {
    Play play(shootOut(1, 1));
    approach(play.battle, play.battle.mini(play.battle.unit(UnitId{0}).leader()).mini.base.width);
    ASSERT_TRUE(isEngaged(play.battle, UnitId{0}));
    play.battle.unit(UnitId{1}).undeployed = true;
    EXPECT_FALSE(isEngaged(play.battle, UnitId{0}));
    EXPECT_FALSE(isEngaged(play.battle, UnitId{1}));
}

}  // namespace
}  // namespace sightline::engine::test
