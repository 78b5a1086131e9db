// The exposure map of one place: the cells that the place sees. The table has a wall with cells in
// its shadow, and a low wall.
#include "geometry/sight/exposure.h"

#include "unit/geometry/scene.h"

namespace sightline::geometry::test {
namespace {

const std::vector<Mini> eye{trooper(10, 18)};

TEST(Exposure, AnEmptyTableIsOpenEverywhere) {
    const ExposureMap map = exposureOf(field({}), eye, {.cell = 6.0});
    ASSERT_EQ(map.columns, 12);
    ASSERT_EQ(map.rows, 6);
    for (const ExposureMap::Cell& cell : map.cells) EXPECT_EQ(cell.openTo, 1);
}

TEST(Exposure, BehindATallWallNobodyIsSeen) {
    const Battlefield table = field({box("wall", {20, 18, 0}, {0.5, 30, 8}, heavyWall())});
    const ExposureMap map = exposureOf(table, eye, {.cell = 2.0});
    EXPECT_EQ(map.at(5, 9).openTo, 1);   // cell in front of the wall
    EXPECT_EQ(map.at(14, 9).seenBy, 0);  // cell behind the wall
    EXPECT_EQ(map.at(9, 0).seenBy, 1);   // cell beside the wall
}

TEST(Exposure, BehindALowWallOneIsSeenAndObscuredOnlyNearIt) {
    const Battlefield table = field({box("wall", {20, 18, 0}, {0.5, 30, 1.2}, heavyWall())});
    const ExposureMap map = exposureOf(table, eye, {.cell = 2.0});
    EXPECT_EQ(map.at(10, 9).seenBy, 1);  // x = 21, within half range of the wall
    EXPECT_EQ(map.at(10, 9).openTo, 0);
    EXPECT_EQ(map.at(16, 9).openTo, 1);  // x = 33, far behind the wall
}

TEST(Exposure, CountsEveryEye) {
    const Battlefield table = field({box("wall", {20, 18, 0}, {0.5, 30, 8}, heavyWall())});
    const std::vector<Mini> both{trooper(10, 18), trooper(30, 18)};
    const ExposureMap map = exposureOf(table, both, {.cell = 2.0});
    EXPECT_EQ(map.eyes, 2);
    EXPECT_EQ(map.at(5, 5).seenBy, 1);
    EXPECT_EQ(map.at(14, 5).seenBy, 1);
}

TEST(Exposure, TheLastCellIsClippedToTheTable) {
    const ExposureMap map = exposureOf(field({}), eye, {.cell = 7.0});
    ASSERT_EQ(map.columns, 11);
    const Mini last = exposedIn(field({}), 10, 0, {.cell = 7.0});
    EXPECT_DOUBLE_EQ(last.position.x, 71.0);
}

TEST(Exposure, StopsWhenAskedTo) {
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(exposureOf(field({}), eye, {.cell = 1.0, .stop = stop.get_token()}).complete);
}

TEST(Exposure, PlacesWithinATerritoryAreLegalAndCompletelyWithin) {
    const Territory corner{{{0, 0}, {12, 0}, {12, 6}, {0, 6}}};
    EXPECT_EQ(placesWithin(field({}), corner, 2.0).size(), 18U);
    Facts noGo = heavyWall();
    noGo.movement = Movement::impassable;
    const Battlefield table = field({box("rock", {6, 3, 0}, {4.5, 7, 1}, noGo)});
    const std::vector<Mini> places = placesWithin(table, corner, 2.0);
    EXPECT_EQ(places.size(), 12U);  // the 18 places are in six columns; the rock covers two columns
    for (const Mini& place : places) {
        EXPECT_TRUE(isCompletelyWithin(corner, outlineOf(place)));
        EXPECT_GT(std::abs(place.position.x - 6.0), 2.25);
    }
    EXPECT_TRUE(placesWithin(table, {{{0, 0}, {1, 0}, {1, 1}, {0, 1}}}, 2.0).empty());
}

TEST(Exposure, SeenFromSomewhereIsSeenFromOneOfThePlaces) {
    const Battlefield table = field({box("wall", {20, 18, 0}, {0.5, 30, 8}, heavyWall())});
    const std::vector<Mini> both{trooper(10, 18), trooper(30, 18)};
    const ExposureMap map = exposureOf(table, both, {.cell = 2.0, .any = true});
    EXPECT_TRUE(map.any);
    EXPECT_EQ(map.at(5, 5).seenBy, 1);
    EXPECT_EQ(map.at(14, 5).seenBy, 1);
    const ExposureMap one = exposureOf(table, std::span(both).first(1), {.cell = 2.0, .any = true});
    EXPECT_EQ(one.at(14, 9).seenBy, 0);
}

}  // namespace
}  // namespace sightline::geometry::test
