// Random armies with wishes: each army has a wished card, also if the card needs other cards.
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
        return unit.unit == id || unit.counterpart == id ||
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

TEST(RandomArmyWishes, AWishedUnitIsInEveryArmy) {
    EXPECT_EQ(armiesWith("imperial-dark-troopers", 4), 4);
}

// An army with the strike team is legal only with a unit of ARC troopers.
TEST(RandomArmyWishes, AUnitThatNeedsAnotherUnitIsInEveryArmy) {
    EXPECT_EQ(armiesWith("arc-troopers-strike-team", 4), 4);
}

TEST(RandomArmyWishes, AWishedCounterpartIsInEveryArmy) {
    EXPECT_EQ(armiesWith("idens-id10-seeker-droid-counterpart", 4), 4);
}

// The dwarf spider droid has Programmed, so an army with it is legal only with the upgrade.
TEST(RandomArmyWishes, AUnitThatNeedsAnUpgradeGetsIt) {
    EXPECT_EQ(armiesWith("dsd1-dwarf-spider-droid", 4), 4);
}

TEST(RandomArmyWishes, AWishedUpgradeThatFewUnitsMayCarryIsInEveryArmy) {
    EXPECT_EQ(armiesWith("mo-dk-power-harpoon", 4), 4);
}

}  // namespace
}  // namespace sightline::engine
