// Random armies with wishes: a wished unit is in most armies, and so is a unit that may carry a
// wished upgrade.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/legion/lists/army/judge_army.h"
#include "unit/files/random_armies.h"

namespace sightline::engine {
namespace {

using test::cards;
using test::RandomArmies;

bool hasCard(const ArmyList& army, const std::string& id) {
    return std::any_of(army.units.begin(), army.units.end(), [&](const ArmyUnit& unit) {
        return unit.unit == id ||
               std::find(unit.upgrades.begin(), unit.upgrades.end(), id) != unit.upgrades.end();
    });
}

/// The number of armies with the card, among some armies of recon games that wish for it.
int armiesWith(const std::string& id, int armiesDrawn) {
    RandomArmies armies(11);
    int found = 0;
    for (int i = 0; i < armiesDrawn; ++i) {
        const ArmyList army = armies.next({.size = GameSize::recon, .cards = {id}});
        EXPECT_TRUE(judgeArmy(army, cards()).empty());
        found += hasCard(army, id) ? 1 : 0;
    }
    return found;
}

TEST(RandomArmyWishes, AWishedUnitIsInMostArmies) {
    EXPECT_GT(armiesWith("imperial-dark-troopers", 8), 3);
}

// The dwarf spider droid has Programmed, so an army with it is legal only with the upgrade.
TEST(RandomArmyWishes, AUnitThatNeedsAnUpgradeGetsIt) {
    EXPECT_GT(armiesWith("dsd1-dwarf-spider-droid", 8), 2);
}

TEST(RandomArmyWishes, AWishedUpgradeThatFewUnitsMayCarryIsInSomeArmies) {
    EXPECT_GT(armiesWith("mo-dk-power-harpoon", 8), 2);
}

}  // namespace
}  // namespace sightline::engine
