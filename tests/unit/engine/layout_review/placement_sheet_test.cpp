// A sheet of instructions that helps players to build a layout on a real table.
#include "engine/legion/advice/layout_review/placement_sheet.h"

#include <gtest/gtest.h>

#include "unit/engine/tables.h"

namespace sightline::engine::test {
namespace {
using namespace geometry::test;

TEST(PlacementSheet, TheTableFillsThePageAndKeepsItsProportions) {
    for (const Page& page : {a4Page, letterPage}) {
        const PlacementSheet sheet = placementSheet(laid({}), page);
        const geometry::Vec2 size = sheet.planHigh - sheet.planLow;
        EXPECT_NEAR(size.x / size.y, 2.0, 1e-9);
        EXPECT_NEAR(size.x / 72.0, sheet.millimetresPerInch, 1e-9);
        EXPECT_GE(sheet.planLow.x, page.margin - 1e-9);
        EXPECT_LE(sheet.planHigh.x, page.width - page.margin + 1e-9);
        EXPECT_LE(size.y, 0.75 * page.height);
    }
    const PlacementSheet deep = placementSheet(laid({}, {20, 60}));
    EXPECT_LE(deep.planHigh.y, 0.75 * a4Page.height + a4Page.margin);
}

TEST(PlacementSheet, PiecesAreNumberedAndMeasuredFromTheirCorner) {
    const PlacementSheet sheet =
        placementSheet(laid({box("one", {10, 5, 0}, {6, 2, 3}, heavyWall()),
                             box("two", {60, 31, 0}, {2, 4, 1}, barricade())}));
    ASSERT_EQ(sheet.pieces.size(), 2U);
    EXPECT_EQ(sheet.pieces[1].number, 2);
    EXPECT_EQ(sheet.pieces[1].name, "two");
    const MeasuredPoint& end = sheet.pieces[0].ends[0];
    EXPECT_EQ(end.from, TableCorner::nearLeft);
    EXPECT_NEAR(end.straight, std::hypot(end.along, end.across), 1e-12);
    const auto& ends = sheet.pieces[0].ends;
    EXPECT_NEAR(glm::distance(ends[0].at, ends[1].at), std::hypot(6, 2), 1e-9);
    const auto& far = sheet.pieces[1].ends;
    EXPECT_EQ(far[0].from, TableCorner::farRight);
    EXPECT_NEAR(std::min(far[0].along, far[1].along), 11.0, 1e-9);
    EXPECT_NEAR(std::min(far[0].across, far[1].across), 3.0, 1e-9);
}

TEST(PlacementSheet, TheNearEdgeIsBelow) {
    const PlacementSheet sheet =
        placementSheet(laid({box("n", {36, 2, 0}, {1, 1, 1}, barricade()),
                             box("f", {36, 34, 0}, {1, 1, 1}, barricade())}));
    EXPECT_GT(sheet.pieces[0].label.y, sheet.pieces[1].label.y);
    EXPECT_NEAR(sheet.pieces[0].label.x, (sheet.planLow.x + sheet.planHigh.x) / 2, 1e-9);
    for (const geometry::Vec2 at : sheet.pieces[0].outline) {
        EXPECT_LE(at.y, sheet.planHigh.y);
        EXPECT_GE(at.y, sheet.planLow.y);
    }
}

TEST(PlacementSheet, LengthsAreToldInBothUnits) {
    EXPECT_EQ(inInchesAndCentimetres(12.5), "12.5 in (31.8 cm)");
    EXPECT_EQ(inInchesAndCentimetres(0.0), "0.0 in (0.0 cm)");
}

}  // namespace
}  // namespace sightline::engine::test
