// The places that a base can reach on a table, and the ways to these places, compared with the
// moves that the rules allow.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/legion/advice/layout_review/reachable.h"
#include "engine/legion/rules/movement/terms.h"
#include "geometry/measure/plan_box.h"
#include "geometry/move/reach.h"
#include "unit/engine/tables.h"

namespace sightline::engine::test {
namespace {
using namespace geometry::test;
using geometry::Vec2;

Traveler goerOn(const std::string& base) {
    for (const Traveler& goer : travelersOf(geometry::test::dimensions()))
        if (goer.base == base) return goer;
    throw std::runtime_error("no base " + base);
}

BaseMap mapOf(const LaidTable& table, const std::string& base = "small", double cell = 0.5) {
    return baseMapOf(table.field, goerOn(base), cell, Workers{2});
}

std::size_t cellAt(const Ground& ground, Vec2 at) {
    return ground.index(static_cast<int>(at.x / ground.cell), static_cast<int>(at.y / ground.cell));
}

TEST(TableWays, OverAnEmptyTableAreStraight) {
    const LaidTable table = laid({});
    const Traveler goer = goerOn("small");
    const Ground ground = groundOf(table.field, goer, 0.5, Workers{});
    const std::size_t start = cellAt(ground, {10.2, 10.2});
    const Ways ways =
        waysFrom(ground, goer, table.field.dimensions(), std::vector<WayStart>{{start, 0.0}});
    for (const Vec2 to : {Vec2(40.2, 10.2), Vec2(30.2, 30.2), Vec2(47.2, 21.7), Vec2(13.2, 34.2)}) {
        const std::size_t end = cellAt(ground, to);
        const double straight = glm::distance(ground.centre(start), ground.centre(end));
        EXPECT_GE(static_cast<double>(ways.inches[end]), straight - 1e-3);
        EXPECT_LE(static_cast<double>(ways.inches[end]), straight * 1.03);
    }
}

TEST(TableWays, DifficultTerrainCostsWhatTheSlowerToolTakes) {
    const LaidTable table = laid({box("bog", {36, 18, 0}, {72, 36, 0.5}, woods())});
    const Traveler goer = goerOn("small");
    const Ground ground = groundOf(table.field, goer, 0.5, Workers{});
    const std::size_t start = cellAt(ground, {10.2, 10.2}), end = cellAt(ground, {25.2, 10.2});
    const Ways ways =
        waysFrom(ground, goer, table.field.dimensions(), std::vector<WayStart>{{start, 0.0}});
    EXPECT_NEAR(static_cast<double>(ways.inches[end]), 15.0 * 125.0 / 75.0, 1e-3);
}

TEST(TableWays, GoRoundWhatIsImpassableAndOverWhatIsLow) {
    const auto wall = [](const geometry::Facts& facts, double tall) {
        return laid({box("wall", {36, 18, 0}, {30, 1, tall}, facts)});
    };
    const Traveler goer = goerOn("small");
    const auto length = [&](const LaidTable& table) {
        const Ground ground = groundOf(table.field, goer, 0.5, Workers{});
        const Ways ways = waysFrom(ground, goer, table.field.dimensions(),
                                   std::vector<WayStart>{{cellAt(ground, {36.2, 14.2}), 0.0}});
        return static_cast<double>(ways.inches[cellAt(ground, {36.2, 22.2})]);
    };
    EXPECT_NEAR(length(wall(heavyWall(), 1.0)), 8.0, 1e-3);
    EXPECT_GT(length(wall(impassable(), 1.0)), 30.0);
    // The way goes up the wall and down again.
    EXPECT_NEAR(length(wall(heavyWall(), 5.0)), 8.0 + 2.0 * 50.0 * mm, 1e-3);
    // The wall is too high to move over, so the way needs a climb or a detour.
    EXPECT_GT(length(wall(heavyWall(), 7.0)), 30.0);
}

TEST(TableReach, NobodyReachesTheRoofOfATowerOrAWalledYard) {
    const LaidTable table = laid({box("tower", {20, 18, 0}, {4, 4, 7}, heavyWall()),
                                  box("n", {50, 21, 0}, {7, 1, 3}, impassable()),
                                  box("s", {50, 15, 0}, {7, 1, 3}, impassable()),
                                  box("w", {47, 18, 0}, {1, 5, 3}, impassable()),
                                  box("e", {53, 18, 0}, {1, 5, 3}, impassable())});
    const BaseMap map = mapOf(table);
    ASSERT_EQ(map.pockets.size(), 2U);
    const Pocket& yard = map.pockets[0];
    EXPECT_NEAR(yard.middle.x, 50.0, 0.3);
    EXPECT_NEAR(yard.middle.y, 18.0, 0.3);
    EXPECT_NEAR(yard.area, (5 - 1.06) * (5 - 1.06), 4.0);
    EXPECT_NEAR(map.pockets[1].highest, 7.0, 1e-6);
    EXPECT_TRUE(map.crosses);
}

TEST(TableReach, AWallAcrossTheTableWithAGapLetsNarrowBasesThrough) {
    const LaidTable table = laid({box("west", {17.3, 18, 0}, {34.6, 1, 3}, impassable()),
                                  box("east", {54.4, 18, 0}, {35.2, 1, 3}, impassable())});
    EXPECT_TRUE(mapOf(table, "small").crosses);  // the gap is 2.2 inches wide
    EXPECT_TRUE(mapOf(table, "medium", 0.25).crosses);
    EXPECT_FALSE(mapOf(table, "huge", 1.0).crosses);
    EXPECT_FALSE(mapOf(table, "long", 1.0).crosses);
}

// All places that can be reached by repeated moves and climbs.
std::vector<bool> byMoves(const LaidTable& table, const Ground& ground, const Traveler& goer,
                          Vec2 start) {
    std::vector<bool> reached(ground.cells.size(), false), asked = reached;
    std::vector<geometry::Mini> waiting;
    geometry::Mini first = goer.mini;
    first.position = {start.x, start.y, 0.0};
    waiting.push_back(first);
    while (!waiting.empty()) {
        const geometry::Mini from = waiting.back();
        waiting.pop_back();
        for (const auto kind : {geometry::MoveKind::standard, geometry::MoveKind::climb}) {
            const auto terms =
                moveTermsOf(UnitType::trooper, from, kind, 2, table.field.dimensions());
            const geometry::Reach reach = reachOf(table.field, from, terms, {}, {}, {ground.cell});
            for (int row = 0; row < reach.rows; ++row)
                for (int column = 0; column < reach.columns; ++column) {
                    if (!reach.legal(column, row)) continue;
                    const Vec2 at = reach.centre(column, row);
                    const std::size_t cell = cellAt(ground, at);
                    reached[cell] = true;
                    // Tries further moves only from every third cell, which is enough to reach all
                    // places.
                    if (asked[cell] || (reach.firstColumn + column) % 3 != 0 ||
                        (reach.firstRow + row) % 3 != 0)
                        continue;
                    asked[cell] = true;
                    geometry::Mini next = from;
                    next.position = {at.x, at.y, reach.z[reach.index(column, row)]};
                    waiting.push_back(next);
                }
        }
    }
    return reached;
}

TEST(TableReach, WhereMovesGetToIsNeverToldToBeOutOfReach) {
    const LaidTable table = laid({box("tower", {6, 12, 0}, {4, 4, 7}, heavyWall()),
                                  box("house", {16, 12, 0}, {5, 5, 4}, heavyWall()),
                                  box("low", {11, 6, 0}, {6, 0.6, 1.2}, heavyWall()),
                                  box("block", {11, 18, 0}, {5, 1, 3}, impassable(), 20.0),
                                  box("step", {20, 6, 0}, {2, 3, 1.5}, heavyWall()),
                                  box("bog", {4, 4, 0}, {4, 3, 0.5}, woods())},
                                 {24, 24});
    const BaseMap map = mapOf(table);
    const std::vector<bool> moved = byMoves(table, map.ground, goerOn("small"), {11.25, 1.25});
    int agreed = 0, only = 0;
    for (std::size_t i = 0; i < moved.size(); ++i) {
        const bool told = map.fromNear[i] && map.ground.cells[i].stands;
        EXPECT_TRUE(told || !moved[i]) << map.ground.centre(i).x << " " << map.ground.centre(i).y;
        if (told && moved[i]) ++agreed;
        if (told && !moved[i]) ++only;
    }
    EXPECT_GT(agreed, 1500);
    EXPECT_LE(only, agreed / 50);
}

TEST(TableReach, LookingAgainRoundAChangeIsLookingAtAll) {
    const auto table = [](double x) {
        return laid({box("wall", {x, 18, 0}, {4, 2, 3}, heavyWall(), 30.0)});
    };
    const LaidTable before = table(20), after = table(22);
    const Traveler goer = goerOn("medium");
    Ground ground = groundOf(before.field, goer, 1.0, Workers{});
    for (const LaidTable* one : {&before, &after}) {
        const geometry::PlanBox box = geometry::planBoxOf(one->field.piece("wall")->footprint);
        lookAgain(after.field, goer, ground, box.low, box.high);
    }
    const Ground whole = groundOf(after.field, goer, 1.0, Workers{});
    for (std::size_t i = 0; i < whole.cells.size(); ++i) {
        EXPECT_EQ(ground.cells[i].stands, whole.cells[i].stands) << i;
        EXPECT_EQ(ground.cells[i].passes, whole.cells[i].passes) << i;
        EXPECT_EQ(ground.cells[i].z, whole.cells[i].z) << i;
    }
}

}  // namespace
}  // namespace sightline::engine::test
