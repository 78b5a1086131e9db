// Internal parts of the geometry library: polygons, BVHs, convex hulls, volumes.
#include <numeric>

#include "geometry/measure/polygon.h"
#include "geometry/shape/private/box_tree.h"
#include "geometry/shape/private/convex_distance.h"
#include "geometry/shape/private/indexed_mesh.h"
#include "geometry/shape/private/segment_distance.h"
#include "unit/geometry/scene.h"

namespace sightline::geometry::test {
namespace {

const Polygon horseshoe{{0, 0}, {4, 0}, {4, 4}, {3, 4}, {3, 1}, {1, 1}, {1, 4}, {0, 4}};

std::vector<Triangle> trianglesOf(const MeshPart& part) {
    std::vector<Triangle> triangles;
    const auto at = [&](int i) { return part.vertices[static_cast<std::size_t>(i)]; };
    triangles.reserve(part.triangles.size());
    for (const auto& [a, b, c] : part.triangles) triangles.push_back({at(a), at(b), at(c), 0});
    return triangles;
}

TEST(Polygons, ConvexPartsKeepTheArea) {
    double area = 0.0;
    for (const Polygon& part : convexParts(horseshoe)) {
        EXPECT_TRUE(isConvex(part));
        area += signedArea(part);
    }
    EXPECT_NEAR(area, signedArea(horseshoe), 1e-12);
}

TEST(Polygons, ABowTieIsNotSimple) {
    EXPECT_TRUE(isSimple(horseshoe));
    EXPECT_FALSE(isSimple(Polygon{{0, 0}, {2, 2}, {2, 0}, {0, 2}}));
    EXPECT_FALSE(isSimple(Polygon{{0, 0}, {1, 0}, {2, 0}}));
}

TEST(BoxTree, VisitsExactlyTheBoxesThatMeet) {
    std::vector<Box> boxes;
    for (int i = 0; i < 200; ++i) {
        const Vec3 at(i % 10, i / 10 % 10, i / 100);
        boxes.push_back({at, at + Vec3(0.5)});
    }
    const BoxTree tree(boxes);
    const Box asked{{2.2, 3.2, 0}, {5.4, 4.4, 1.2}};
    std::vector<int> found;
    tree.visit([&](const Box& box) { return overlap(box, asked); },
               [&](int i) {
                   if (overlap(boxes[static_cast<std::size_t>(i)], asked)) found.push_back(i);
                   return false;
               });
    std::sort(found.begin(), found.end());
    std::vector<int> expected;
    for (int i = 0; i < 200; ++i)
        if (overlap(boxes[static_cast<std::size_t>(i)], asked)) expected.push_back(i);
    EXPECT_EQ(found, expected);
    EXPECT_FALSE(expected.empty());
}

const std::vector<bool> blocking{true};

TEST(Skins, AClosedBoxEnclosesAndOneWithAHoleDoesNot) {
    MeshPart part = boxPart("", {0, 0, 0}, {2, 1, 1});
    EXPECT_TRUE(IndexedMesh(trianglesOf(part), blocking).encloses({1, 0.5, 0.5}));
    EXPECT_FALSE(IndexedMesh(trianglesOf(part), blocking).encloses({1, 0.5, 1.5}));
    part.triangles.erase(part.triangles.begin(), part.triangles.begin() + 2);  // removes the floor
    EXPECT_TRUE(IndexedMesh(trianglesOf(part), blocking).encloses({1, 0.5, 0.5}));
    part.triangles.pop_back();  // also makes a hole in one side of the mesh
    EXPECT_FALSE(IndexedMesh(trianglesOf(part), blocking).encloses({1, 0.5, 0.5}));
}

TEST(Skins, ShellsThatGoThroughEachOtherEncloseTogether) {
    std::vector<Triangle> both = trianglesOf(boxPart("", {0, 0, 0}, {2, 1, 1}));
    for (const Triangle& it : trianglesOf(boxPart("", {1, 0.2, 0.2}, {3, 0.8, 0.8})))
        both.push_back(it);
    const IndexedMesh skin(both, blocking);
    for (const double x : {0.5, 1.5, 2.5}) EXPECT_TRUE(skin.encloses({x, 0.5, 0.5})) << x;
    EXPECT_FALSE(skin.encloses({2.5, 0.1, 0.1}));
}

TEST(Skins, NeighboursShareAnEdge) {
    const IndexedMesh skin(trianglesOf(boxPart("", {0, 0, 0}, {2, 1, 1})), blocking);
    EXPECT_EQ(skin.corners(), 8);
    for (int i = 0; i < skin.count(); ++i)
        for (std::size_t k = 0; k < 3; ++k) {
            const auto& next = skin.across(i, k);
            ASSERT_GE(next.face, 0);
            EXPECT_FALSE(next.turned);
            bool back = false;
            for (std::size_t j = 0; j < 3; ++j) back = back || skin.across(next.face, j).face == i;
            EXPECT_TRUE(back);
        }
}

TEST(Skins, AReversedFaceIsTurned) {
    const std::vector<Triangle> sheet{{{0, 0, 0}, {1, 0, 0}, {1, 0, 1}, 0},
                                      {{0, 0, 0}, {0, 0, 1}, {1, 0, 1}, 0}};
    const IndexedMesh skin(sheet, blocking);
    bool turned = false;
    for (std::size_t k = 0; k < 3; ++k)
        if (skin.across(0, k).face == 1) turned = skin.across(0, k).turned;
    EXPECT_TRUE(turned);
    // The line goes through the common edge of two triangles.
    EXPECT_TRUE(skin.stops({{0.5, -1, 0.5}, {0.5, 1, 0.5}}));
}

TEST(Skins, ALineAlongAFaceOrEdgeIsClear) {
    const IndexedMesh skin(trianglesOf(boxPart("", {0, 0, 0}, {2, 1, 1})), blocking);
    EXPECT_FALSE(skin.stops({{-1, 0.5, 1}, {3, 0.5, 1}}));
    EXPECT_FALSE(skin.stops({{-1, 0, 1}, {3, 0, 1}}));
    EXPECT_FALSE(skin.stops({{0.2, 0.5, 1}, {0.8, 0.5, 1}}));
    EXPECT_TRUE(skin.stops({{-1, 0.5, 0.999}, {3, 0.5, 0.999}}));
    // The whole segment is inside the solid and crosses no triangle.
    EXPECT_TRUE(skin.stops({{0.2, 0.5, 0.5}, {0.8, 0.5, 0.5}}));
}

TEST(Skins, RoundOutlinesAreInscribed) {
    const Outline oblong{{0, 0}, {2, 0}, 1.5};
    double least = 1e9;
    const Polygon polygon = inscribedPolygon(oblong, 0.002);
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Vec2 a = polygon[i], b = polygon[(i + 1) % polygon.size()];
        EXPECT_NEAR(distanceToSegment(a, oblong.a, oblong.b), 1.5, 1e-9);
        least = std::min(least, distanceToSegment((a + b) / 2.0, oblong.a, oblong.b));
    }
    EXPECT_GT(least, 1.498);
    EXPECT_LT(least, 1.4999);
}

TEST(SegmentDistance, IsExactAtFacesEdgesAndCorners) {
    const Triangle triangle{{0, 0, 0}, {2, 0, 0}, {0, 2, 0}, 0};
    const auto apart = [&](Vec3 a, Vec3 b) { return closest({a, b}, triangle, 100.0).distance; };
    EXPECT_EQ(apart({0.5, 0.5, -1}, {0.5, 0.5, 1}), 0.0);
    EXPECT_NEAR(apart({0.5, 0.5, 0.25}, {0.4, 0.4, 1}), 0.25, 1e-12);
    EXPECT_NEAR(apart({-3, -1, 0}, {3, -1, 0}), 1.0, 1e-12);
    EXPECT_NEAR(apart({3, -1, -1}, {3, -1, 1}), std::sqrt(2.0), 1e-12);
    EXPECT_NEAR(apart({2, 2, -1}, {2, 2, 1}), std::sqrt(2.0), 1e-12);
}

TEST(ConvexOverlap, TellsTouchingFromApart) {
    const SightHull hull{silhouetteOf(trooper(0, 0)), silhouetteOf(trooper(10, 0))};
    const double side = smallBase.width / 2;
    const auto meets = [&](double off) {
        const Silhouette post{{{5, side + 1 + off}, {5, side + 1 + off}, 1.0}, 0.0, 1.0};
        return overlapConvex(hull, post);
    };
    EXPECT_FALSE(meets(1e-6));
    EXPECT_TRUE(meets(-1e-6));
}

TEST(LineEntry, ASharedEdgeIsCrossedAndAnOuterEdgeOnlyTouched) {
    const Battlefield table =
        field({mesh("tent", {10, 10, 0},
                    {sheetPart("Left", {-1, -2, 0}, {-1, 2, 0}, {0, 2, 2}, {0, -2, 2}),
                     sheetPart("Right", {0, -2, 2}, {0, 2, 2}, {1, 2, 0}, {1, -2, 0})},
                    heavyWall())});
    const auto stops = [&](Vec3 from, Vec3 to) { return table.firstHit({from, to}).has_value(); };
    EXPECT_TRUE(stops({5, 10, 1}, {15, 10, 1}));  // the line goes through the diagonal of a sheet
    EXPECT_FALSE(stops({5, 10, 2.1}, {15, 10, 2.1}));
    const Silhouette low{{{6, 10}, {6, 10}, 0.5}, 0, 1.9}, far{{{14, 10}, {14, 10}, 0.5}, 0, 1.9};
    EXPECT_FALSE(lineOfSight(table, low, far).visible);
}

}  // namespace
}  // namespace sightline::geometry::test
