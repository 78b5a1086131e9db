#include "geometry/sight/obscured.h"

#include "unit/geometry/scene.h"

namespace sightline::geometry::test {
namespace {

const Mini viewer = trooper(10, 18), target = trooper(30, 18);

Obscured seenOver(double height, double x = 28) {
    const Battlefield table = field({box("wall", {x, 18, 0}, {0.5, 3, height}, heavyWall())});
    return obscured(table, viewer, target);
}

TEST(P33Obscured, AnyPartOfTheHullIsEnough) {
    const Obscured it = seenOver(0.1);
    EXPECT_TRUE(it.obscured);
    EXPECT_FALSE(it.losBlocked);
    ASSERT_EQ(it.by.size(), 1U);
    EXPECT_EQ(it.by[0].piece, "wall");
    EXPECT_EQ(it.by[0].cover, Cover::heavy);
    EXPECT_NEAR(it.by[0].distance, 2 - 0.25 - smallBase.width / 2, 1e-9);
    EXPECT_TRUE(it.by[0].line);
}

TEST(P33Obscured, TerrainFartherThanHalfDoesNotCount) {
    const double edge = 30 - smallBase.width / 2 - 3 - 0.25;  // exactly half range from the base
    EXPECT_FALSE(seenOver(1, edge).obscured);
    EXPECT_EQ(seenOver(1, edge).by.size(), 1U);
    EXPECT_TRUE(seenOver(1, edge + 0.001).obscured);
}

TEST(P33Obscured, TouchingTheHullDoesNotCount) {
    const auto beside = [](double off) {
        const double y = 18 + smallBase.width / 2 + 0.5 + off;
        return obscured(field({box("wall", {28, y, 0}, {1, 1, 3}, heavyWall())}), viewer, target)
            .by.size();
    };
    EXPECT_EQ(beside(0.0), 0U);
    EXPECT_EQ(beside(-0.0001), 1U);
}

TEST(P33Obscured, ViewerInContactWithTheTerrainLooksPastIt) {
    const Mini close = trooper(27.75 - smallBase.width / 2, 18);
    const Battlefield table = field({box("wall", {28, 18, 0}, {0.5, 3, 1}, heavyWall())});
    const Obscured it = obscured(table, close, target);
    ASSERT_EQ(it.by.size(), 1U);
    EXPECT_TRUE(it.by[0].touchesViewer);
    EXPECT_FALSE(it.obscured);
    Mini back = close;
    back.position.x -= 0.01;
    EXPECT_TRUE(obscured(table, back, target).obscured);
}

TEST(P33Obscured, WhoeverCannotBeSeenIsObscured) {
    const Battlefield table = field({box("wall", {20, 18, 0}, {0.5, 20, 6}, heavyWall())});
    const Obscured it = obscured(table, viewer, target);
    EXPECT_TRUE(it.losBlocked);
    EXPECT_TRUE(it.obscured);
    EXPECT_FALSE(it.by[0].counts());
}

TEST(P11AreaTerrain, ObscuresWhoeverOverlapsIt) {
    const Battlefield table = field({box("woods", {30, 18, 0}, {4, 4, 4}, woods())});
    EXPECT_TRUE(obscured(table, viewer, trooper(31, 18)).obscured);
    // The viewer and the target are both inside the woods.
    EXPECT_TRUE(obscured(table, trooper(29.5, 18), trooper(31, 18)).obscured);
}

TEST(P33Obscured, APoiObscuresThoughItDoesNotBlock) {
    const Facts poi{Kind::area, Movement::open, Cover::heavy, false, {}};
    const Battlefield table = field({cylinder("poi", {28, 18, 0}, 2, 3, poi)});
    const Obscured it = obscured(table, viewer, target);
    EXPECT_TRUE(it.obscured);
    EXPECT_FALSE(it.losBlocked);
}

TEST(P41GroundVehicles, HullsObscureWithTheCoverThatTheRulesGiveThem) {
    const std::vector<Silhouette> hulls{silhouetteOf({{28, 18.9, 0}, {90}, mediumBase, 3.0})};
    for (const Cover cover : {Cover::none, Cover::light, Cover::heavy}) {
        SightSettings settings;
        settings.obstacles = hulls;
        settings.obstacleCover = cover;
        const Obscured it = obscured(field(), viewer, target, settings);
        ASSERT_EQ(it.by.size(), 1U);
        EXPECT_EQ(it.by[0].obstacle, 0);
        EXPECT_EQ(it.by[0].cover, cover);
        EXPECT_TRUE(it.obscured);
    }
}

TEST(P33Obscured, TheMostCoverOfThePartsThatAreMetCounts) {
    const std::vector<MeshPart> parts{boxPart("Hedge", {0, -1, 0}, {0.5, 1, 0.5}),
                                      boxPart("Bunker", {0, 5, 0}, {0.5, 9, 2})};
    const std::map<std::string, PartFacts> facts{{"Hedge", {{}, Cover::light, {}}}};
    const Battlefield table = field({mesh("yard", {28, 18, 0}, parts, heavyWall(), facts)});
    EXPECT_EQ(obscured(table, viewer, target).by[0].cover, Cover::light);
}

}  // namespace
}  // namespace sightline::geometry::test
