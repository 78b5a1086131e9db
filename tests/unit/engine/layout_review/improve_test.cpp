// Shifts of pieces that make a table fairer. The new table must be legal and fairer, and the
// reported figures must be correct.
#include "engine/legion/advice/layout_review/improve.h"

#include <gtest/gtest.h>

#include "engine/legion/advice/layout_review/piece_facts.h"
#include "unit/engine/tables.h"

namespace sightline::engine::test {
namespace {
using nlohmann::json;

Result<LaidTable> layPlain(const json& layout) {
    const auto read = readLayout(layout, "improved", {}, [](const MeshReference&) {
        return Result<geometry::MeshShape>(Problem{"no models here"});
    });
    if (!read) return read.problem();
    return laidTable(*read, geometry::test::dimensions());
}

json pieceAt(const char* id, double x, double y, json size) {
    return {{"id", id},
            {"name", id},
            {"shape", {{"box", std::move(size)}}},
            {"position", {x, y, 0}},
            {"kind", "obstacle"},
            {"movement", "impassable"},
            {"cover", "heavy"},
            {"blocks_los", true}};
}

json layoutOf(json pieces) {
    return {{"format", "sightline-layout"},
            {"version", 1},
            {"name", "Uneven"},
            {"table", {{"width", 72}, {"depth", 36}}},
            {"pieces", std::move(pieces)}};
}

// An unfair table: a unit from the near side has to go around a wall, a unit from the far side has
// no wall in its way.
json uneven() {
    return layoutOf({pieceAt("wall", 12, 12, {24, 1, 7}), pieceAt("hut", 66, 30, {3, 3, 3})});
}

ImproveSettings missions(int shifts) {
    ImproveSettings settings;
    settings.cards = {missionWith({{12, 18}, {20, 18}}), missionWith({{18, 18}, {54, 18}})};
    settings.shifting.most = shifts;
    return settings;
}

TEST(ImproveTable, ShiftsWhatTipsAndTellsByHowMuch) {
    const auto improved = improveTable(uneven(), layPlain, missions(4));
    ASSERT_TRUE(improved) << improved.problem().text;
    EXPECT_GT(improved->shifts, 0);
    EXPECT_LE(improved->shifts, 4);
    EXPECT_LT(improved->unfair + 0.5 * improved->worst,
              improved->unfairBefore + 0.5 * improved->worstBefore);
    EXPECT_NE(improved->layout["pieces"][0]["position"], uneven()["pieces"][0]["position"]);
    EXPECT_EQ(improved->layout["name"], "Uneven");
    // The reported figures must equal the figures of the new table.
    const auto again = improveTable(improved->layout, layPlain, missions(0));
    ASSERT_TRUE(again);
    EXPECT_DOUBLE_EQ(again->unfair, improved->unfair);
    EXPECT_DOUBLE_EQ(again->worst, improved->worst);
    EXPECT_TRUE(findingsOf(improved->table, Workers{}).empty());
}

TEST(ImproveTable, PiecesThatStayAreNotMoved) {
    ImproveSettings settings = missions(4);
    settings.shifting.stay = {"wall"};
    const auto improved = improveTable(uneven(), layPlain, settings);
    ASSERT_TRUE(improved);
    EXPECT_EQ(improved->layout["pieces"][0], uneven()["pieces"][0]);
    settings.shifting.stay = {"wall", "hut"};
    const auto held = improveTable(uneven(), layPlain, settings);
    ASSERT_TRUE(held);
    EXPECT_EQ(held->shifts, 0);
    EXPECT_EQ(held->layout, uneven());
    EXPECT_DOUBLE_EQ(held->unfair, held->unfairBefore);
}

TEST(ImproveTable, EveryShiftThatIsKeptIsTold) {
    std::vector<int> told;
    ImproveSettings settings = missions(2);
    settings.shifting.progress = [&](int made) { told.push_back(made); };
    const auto improved = improveTable(uneven(), layPlain, settings);
    ASSERT_TRUE(improved);
    ASSERT_EQ(told.size(), static_cast<std::size_t>(improved->shifts));
    for (std::size_t i = 0; i < told.size(); ++i) EXPECT_EQ(told[i], static_cast<int>(i) + 1);
}

TEST(ImproveTable, AnyNumberOfThreadsShiftsTheSame) {
    ImproveSettings one = missions(2), four = missions(2);
    one.workers.threads = 1;
    four.workers.threads = 4;
    const auto first = improveTable(uneven(), layPlain, one),
               second = improveTable(uneven(), layPlain, four);
    ASSERT_TRUE(first && second);
    EXPECT_EQ(first->layout.dump(), second->layout.dump());
}

TEST(ImproveTable, AnEvenOneStaysAsItIs) {
    const json even = layoutOf({pieceAt("a", 24, 12, {4, 4, 4}), pieceAt("b", 48, 24, {4, 4, 4})});
    ImproveSettings settings;
    settings.cards = {missionWith({{18, 18}, {54, 18}})};
    const auto improved = improveTable(even, layPlain, settings);
    ASSERT_TRUE(improved);
    EXPECT_EQ(improved->shifts, 0);
    EXPECT_EQ(improved->layout, even);
}

TEST(ImproveTable, WithoutMissionsThereIsNothingToShift) {
    const auto improved = improveTable(uneven(), layPlain, ImproveSettings{});
    ASSERT_TRUE(improved);
    EXPECT_EQ(improved->shifts, 0);
    EXPECT_EQ(improved->unfair, 0.0);
}

TEST(ImproveTable, StoppedItGivesTheTableAsItWas) {
    std::stop_source stop;
    stop.request_stop();
    ImproveSettings settings = missions(4);
    settings.workers.stop = stop.get_token();
    const auto improved = improveTable(uneven(), layPlain, settings);
    ASSERT_TRUE(improved);
    EXPECT_EQ(improved->layout, uneven());
}

TEST(ImproveTable, ALayoutThatCannotBeReadIsRefusedInOneLine) {
    json broken = uneven();
    broken["pieces"][1]["kind"] = "castle";
    const auto improved = improveTable(broken, layPlain, missions(4));
    ASSERT_FALSE(improved);
    EXPECT_NE(improved.problem().text.find("/pieces/1/kind"), std::string::npos)
        << improved.problem().text;
}

}  // namespace
}  // namespace sightline::engine::test
