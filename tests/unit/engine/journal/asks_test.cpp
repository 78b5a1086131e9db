// Switches that decide which kinds of questions a game asks. A journal names the version of its
// questions, so that a saved game asks the same questions as before.
#include "engine/legion/rules/asking/asks.h"

#include <gtest/gtest.h>

namespace sightline::engine {
namespace {

/// The number of switches that are on in a version of the questions.
int switchesOn(int version) {
    const auto [terrain, inAttacks, leader, changes, inDoubt, assets, units, cards, backup, defeat,
                commander, deploys, last, whole, deflect, block, cover, moves, rolls, orders,
                freeCards, drawn, recharge, danger, own, apart, regrow, luck, arsenal, sniper,
                divulged, gains, alone, named] = asksOf(version);
    int on = 0;
    for (const bool one :
         {terrain, inAttacks, leader,    changes,  inDoubt,  assets,  units, cards, backup,
          defeat,  commander, deploys,   last,     whole,    deflect, block, cover, moves,
          rolls,   orders,    freeCards, drawn,    recharge, danger,  own,   apart, regrow,
          luck,    arsenal,   sniper,    divulged, gains,    alone,   named}) {
        if (one) ++on;
    }
    return on;
}

TEST(Asks, EachVersionAddsItsOwnSwitches) {
    EXPECT_EQ(switchesOn(asksFirst), 0);
    EXPECT_EQ(switchesOn(asksSecond), 5);
    EXPECT_EQ(switchesOn(asksThird), 7);
    EXPECT_EQ(switchesOn(asksFourth), 8);
    EXPECT_EQ(switchesOn(asksFifth), 9);
    EXPECT_EQ(switchesOn(asksSixth), 10);
    EXPECT_EQ(switchesOn(asksSeventh), 17);
    EXPECT_EQ(switchesOn(asksEighth), 18);
    EXPECT_EQ(switchesOn(asksNinth), 19);
    EXPECT_EQ(switchesOn(asksTenth), 34);
}

TEST(Asks, ANewGameHasThemAll) { EXPECT_EQ(switchesOn(asksNow), 34); }

TEST(Asks, TheTwoKindsOfReminderConditionsCameApart) {
    EXPECT_TRUE(asksOf(asksThird).unitReminderConditions);
    EXPECT_FALSE(asksOf(asksThird).cardReminderConditions);
    EXPECT_TRUE(asksOf(asksFourth).cardReminderConditions);
}

}  // namespace
}  // namespace sightline::engine
