// The range between any two of these: outlines, territories, table edges and arcs.
#include "geometry/range/extent.h"
#include "geometry/range/arcs.h"
#include "geometry/range/territory.h"
#include "unit/geometry/scene.h"

namespace sightline::geometry::test {
namespace {

// An outline in the shape of an L.
const Polygon corner{{10, 10}, {16, 10}, {16, 12}, {12, 12}, {12, 16}, {10, 16}};

Extent disc(double x, double y, double r = smallRadius) { return Outline{{x, y}, {x, y}, r}; }

TEST(P10Measurement, IsTakenToFootprintsThatAreNotConvex) {
    EXPECT_NEAR(gap(disc(14, 14), corner), 2 - smallRadius, 1e-12);
    EXPECT_EQ(gap(disc(11, 15), corner), 0.0);
    EXPECT_NEAR(gap(disc(8, 13), corner), 2 - smallRadius, 1e-12);
    const PlanSegment line = closestPoints(disc(14, 14.5), corner);
    EXPECT_NEAR(line.from.x, 14 - smallRadius, 1e-12);
    EXPECT_NEAR(line.to.x, 12.0, 1e-12);
    const Polygon other{{14, 14}, {17, 14}, {17, 17}, {14, 17}};
    EXPECT_NEAR(gap(Extent(corner), Extent(other)), 2.0, 1e-12);
    const Polygon inside{{10.5, 10.5}, {11, 10.5}, {11, 11}};
    EXPECT_EQ(gap(Extent(inside), Extent(corner)), 0.0);
    EXPECT_EQ(gap(Extent(corner), Extent(inside)), 0.0);
}

TEST(P10Measurement, GoesToTableEdgesAndTokens) {
    const TableSize table;
    EXPECT_NEAR(gap(disc(30, 5), tableEdge(table, TableSide::blue)), 5 - smallRadius, 1e-12);
    EXPECT_NEAR(gap(disc(30, 30), tableEdge(table, TableSide::red)), 6 - smallRadius, 1e-12);
    EXPECT_NEAR(gap(disc(70, 30), tableEdge(table, TableSide::right)), 2 - smallRadius, 1e-12);
    EXPECT_NEAR(gap(disc(3, 30), tableEdge(table, TableSide::left)), 3 - smallRadius, 1e-12);
    const Range poi = rangeBetween(dimensions(), disc(30, 5), Extent(token({34, 5}, 2)));
    EXPECT_NEAR(poi.distance, 3 - smallRadius, 1e-12);
    EXPECT_EQ(poi.band, 0.5);
    EXPECT_NEAR(poi.toNextBand, smallRadius, 1e-12);
}

TEST(P10Within, SomeOrAllOfAnObject) {
    const Extent poi = token({20, 20}, 2);
    const Extent near = disc(20, 23.9);
    EXPECT_TRUE(within(near, poi, 3));
    EXPECT_FALSE(completelyWithin(disc(20, 23.5), poi, 3));
    EXPECT_TRUE(completelyWithin(disc(20, 23.4), poi, 3));
    EXPECT_FALSE(within(disc(20, 24 + smallRadius), poi, 3));
    EXPECT_TRUE(within(disc(20, 24 + smallRadius - 1e-5), poi, 3));
}

// The rulebook's example in the section "Within, Completely Within, and Not Within".
TEST(P10Within, ExampleUnits) {
    const Extent leader = outlineOf(trooper(20, 18));
    const std::vector<Mini> clones{trooper(25, 18), trooper(28, 18), trooper(29, 20)};
    EXPECT_TRUE(unitWithin(clones, leader, 6));
    EXPECT_FALSE(unitCompletelyWithin(clones, leader, 6));
    const std::vector<Mini> walker{bike(23, 15)};
    EXPECT_TRUE(unitCompletelyWithin(walker, leader, 6));
    const std::vector<Mini> droids{trooper(28, 18), trooper(30, 18)};
    EXPECT_FALSE(unitWithin(droids, leader, 6));
}

TEST(Extent, TheFarthestPointOfABaseFromAPolygon) {
    const Polygon square{{0, 0}, {4, 0}, {4, 4}, {0, 4}};
    EXPECT_EQ(farthest(disc(2, 2, 1), square), 0.0);
    EXPECT_NEAR(farthest(disc(3.5, 2, 1), square), 0.5, 1e-12);
    EXPECT_NEAR(farthest(disc(7, 8, 1), square), 6.0, 1e-12);
    EXPECT_NEAR(farthest(Extent(square), disc(2, 2, 1)), std::sqrt(8.0) - 1, 1e-12);
    // The point is in the notch of an L, at the same distance from both legs.
    EXPECT_NEAR(farthest(disc(14, 14, 0.0), corner), 2.0, 1e-6);
    EXPECT_NEAR(farthest(disc(14, 14, 0.5), corner), 2.0 + 0.5 * std::sqrt(0.5), 1e-6);
}

TEST(RangeToAPiece, IsTakenToEveryPartOfAModel) {
    const Battlefield table = field(
        {mesh("arch", {20, 20, 0},
              {boxPart("Left", {-3, -1, 0}, {-2, 1, 3}), boxPart("Right", {2, -1, 0}, {3, 1, 3})},
              heavyWall()),
         prism("yard", corner, 0.5), cylinder("silo", {40, 20, 0}, 4, 6)});
    const Outline middle{{20, 20}, {20, 20}, smallRadius};
    EXPECT_NEAR(rangeToPiece(table, middle, "arch")->distance, 2 - smallRadius, 1e-12);
    EXPECT_NEAR(rangeToPiece(table, {{14, 14}, {14, 14}, smallRadius}, "yard")->distance,
                2 - smallRadius, 1e-12);
    EXPECT_NEAR(rangeToPiece(table, {{35, 20}, {35, 20}, smallRadius}, "silo")->distance,
                3 - smallRadius, 1e-12);
    EXPECT_EQ(rangeToPiece(table, {{22.5, 20}, {22.5, 20}, smallRadius}, "arch")->distance, 0.0);
    EXPECT_FALSE(rangeToPiece(table, middle, "none"));
}

// p. 12, the example of a climb to a higher roof: the height is measured from the place of the
// miniature.
TEST(P12TerrainHeight, IsMeasuredFromWhereOneStands) {
    const Battlefield table = field({box("house", {20, 20, 0}, {6, 6, 4}, heavyWall()),
                                     box("tower", {26, 20, 0}, {6, 6, 8}, heavyWall())});
    EXPECT_EQ(heightFrom(table, 0.0, {26, 20}), 8.0);
    EXPECT_EQ(heightBand(dimensions(), heightFrom(table, 0.0, {26, 20})), 2);
    EXPECT_EQ(heightBand(dimensions(), heightFrom(table, 4.0, {26, 20})), 1);
    EXPECT_EQ(heightFrom(table, 4.0, {40, 20}), -4.0);
    EXPECT_EQ(verticalDistance(trooper(1, 1, 4), trooper(3, 1, 1.5)), 2.5);
    EXPECT_EQ(verticalDistance(table, trooper(1, 1, 9), "tower"), 1.0);
    EXPECT_EQ(verticalDistance(table, trooper(1, 1, 5), "tower"), 0.0);
}

// A territory of two neighbouring squares of a map card, and of a third square at their corner.
const Territory home{{{0, 0}, {6, 0}, {6, 6}, {0, 6}}, {{6, 0}, {12, 0}, {12, 6}, {6, 6}}};
Outline base(double x, double y, double r = smallRadius) { return {{x, y}, {x, y}, r}; }

TEST(P8Territory, IsOneAcrossItsSquares) {
    EXPECT_TRUE(isCompletelyWithin(home, base(6, 3)));
    EXPECT_TRUE(isCompletelyWithin(home, base(6, 6 - smallRadius)));
    EXPECT_FALSE(isCompletelyWithin(home, base(6, 6 - smallRadius + 1e-4)));
    EXPECT_NEAR(reachesOut(home, base(6, 6 - smallRadius + 0.2)), 0.2, 1e-9);
    EXPECT_TRUE(isWithin(home, base(6, 6 + smallRadius - 1e-4)));
    EXPECT_FALSE(isWithin(home, base(6, 6 + smallRadius)));
    EXPECT_FALSE(isCompletelyWithin(home, base(20, 20)));
}

TEST(P8Territory, AnInnerCornerCountsAsBorder) {
    const Territory notched{{{0, 0}, {12, 0}, {12, 6}, {6, 6}, {6, 12}, {0, 12}}};
    EXPECT_TRUE(
        isCompletelyWithin(notched, base(6 - smallRadius * 0.708, 6 - smallRadius * 0.708)));
    EXPECT_FALSE(isCompletelyWithin(notched, base(6 - smallRadius * 0.7, 6 - smallRadius * 0.7)));
}

TEST(P8Territory, WhatNobodyClaimsIsContested) {
    const std::vector<Territory> players{home, {{{0, 30}, {72, 30}, {72, 36}, {0, 36}}}};
    const TableSize table;
    EXPECT_FALSE(isWithinContested(table, players, base(6, 3)));
    EXPECT_FALSE(isWithinContested(table, players, base(6, smallRadius)));
    EXPECT_TRUE(isWithinContested(table, players, base(6, 6)));
    EXPECT_TRUE(isWithinContested(table, players, base(30, 15)));
    EXPECT_FALSE(isWithinContested(table, players, base(30, 30 + smallRadius)));
}

TEST(P24DeployingUnits, TheAlliedEdgeIsWhereTerritoryMeetsTheTable) {
    const auto edges = edgesIn(home, {});
    ASSERT_EQ(edges.size(), 2U);
    EXPECT_EQ(edges[0].from, Vec2(0, 0));
    EXPECT_EQ(edges[0].to, Vec2(12, 0));
    EXPECT_EQ(edges[1].from, Vec2(0, 0));
    EXPECT_EQ(edges[1].to, Vec2(0, 6));
    EXPECT_TRUE(edgesIn({{{5, 5}, {9, 5}, {9, 9}}}, {}).empty());
}

TEST(P39Arcs, AreQuartersOfTheBase) {
    const Mini tank = bike(30, 18, 90);
    const auto arcs = [&](double x, double y) { return arcsOf(tank, disc(x, y)); };
    EXPECT_EQ(arcs(30, 24), std::vector{Arc::front});
    EXPECT_EQ(arcs(24, 18), std::vector{Arc::left});
    EXPECT_EQ(arcs(30, 12), std::vector{Arc::rear});
    EXPECT_EQ(arcs(36, 18), std::vector{Arc::right});
    EXPECT_EQ(arcs(34, 22), (std::vector{Arc::front, Arc::right}));
    // A base is in an arc if it is partly inside. A base that only touches the arc's border line is
    // not in the arc.
    const double away = smallRadius * std::sqrt(2.0);
    EXPECT_TRUE(isInArc(tank, Arc::front, disc(34 + away - 1e-4, 22)));
    EXPECT_FALSE(isInArc(tank, Arc::front, disc(34 + away, 22)));
}

// The test uses each of the four border lines of the arcs, for every facing. After a tiny step over
// a line, a base must be partly inside the next arc.
TEST(P39Arcs, EveryLineIsABoundaryOnBothSides) {
    const std::vector<Arc> round{Arc::front, Arc::left, Arc::rear, Arc::right};
    for (const double facing : {0.0, 37.0, 135.0}) {
        const Mini tank{{30, 18, 0}, {facing}, longBase, 3.0};
        for (std::size_t i = 0; i < 4; ++i) {
            // A base that touches the border line of the arc from outside, moved inwards by
            // `inward`.
            const double line = facing + 45.0 + 90.0 * static_cast<double>(i);
            const Vec2 along = direction({line}), off(along.y, -along.x);
            const auto beside = [&](double inward) {
                const Vec2 centre = Vec2(30, 18) + along * 8.0 + off * (smallRadius - inward);
                return disc(centre.x, centre.y);
            };
            const Arc here = round[i], next = round[(i + 1) % 4];
            EXPECT_TRUE(isInArc(tank, here, beside(0.0)));
            EXPECT_FALSE(isInArc(tank, next, beside(0.0)));
            EXPECT_TRUE(isInArc(tank, next, beside(1e-4)));
        }
    }
}

}  // namespace
}  // namespace sightline::geometry::test
