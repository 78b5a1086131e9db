// The map of a mission card on a table of another size than the printed map.
#include "engine/legion/rules/mission/map_table.h"

#include <gtest/gtest.h>

#include "unit/engine/tables.h"

namespace sightline::engine::test {
namespace {

TEST(MapTable, AMapFitsTheTableThatItIsDrawnFor) {
    const std::vector<BattleCard> cards{missionWith({{18, 18}})};
    EXPECT_FALSE(otherTable(cards, {72, 36}));
    EXPECT_FALSE(otherTable(cards, {72.3, 35.8})) << "as a table is cut";
    const auto other = otherTable(cards, {36, 36});
    ASSERT_TRUE(other);
    EXPECT_EQ(other->width, 72.0);
    EXPECT_TRUE(otherTable(cards, {48, 24})) << "of the same proportions, and smaller";
    BattleCard advantage;
    EXPECT_FALSE(otherTable({advantage}, {36, 36})) << "without a map";
}

TEST(MapTable, TheLineNamesTheMapAndBothTables) {
    Scenario scenario;
    scenario.table = {36, 36};
    EXPECT_FALSE(otherTableLine(scenario));
    BattleCard recon = missionWith({{18, 18}});
    recon.map->drawn = {36, 36};
    scenario.battleDecks[0] = {recon};
    EXPECT_FALSE(otherTableLine(scenario));
    scenario.battleDecks[1] = {recon, missionWith({{18, 18}})};
    EXPECT_EQ(otherTableLine(scenario),
              "the table is 36 x 36 in, and the map of Test is drawn for 72 x 36 in: it is "
              "stretched");
    scenario.battleDecks = {};
    scenario.mission = Scenario::Mission{missionWith({{18, 18}}), {}, TableSide::near};
    EXPECT_TRUE(otherTableLine(scenario));
}

}  // namespace
}  // namespace sightline::engine::test
