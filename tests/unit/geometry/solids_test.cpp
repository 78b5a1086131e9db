// The pieces that space is made of inside: polygons, trees, hulls, volumes.
#include <numeric>

#include "geometry/box_tree.h"
#include "geometry/convex_distance.h"
#include "geometry/line_entry.h"
#include "geometry/shells.h"
#include "unit/geometry/scene.h"

namespace sightline::geometry::test {
namespace {

const Polygon horseshoe{{0, 0}, {4, 0}, {4, 4}, {3, 4}, {3, 1}, {1, 1}, {1, 4}, {0, 4}};

std::vector<Triangle> trianglesOf(const MeshPart& part) {
    std::vector<Triangle> triangles;
    const auto at = [&](int i) { return part.vertices[static_cast<std::size_t>(i)]; };
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

TEST(Polygons, WhatIsNotCoveredIsHandedOut) {
    const Polygon square{{0, 0}, {4, 0}, {4, 4}, {0, 4}};
    const std::vector<Polygon> halves{{{0, 0}, {2, 0}, {2, 4}, {0, 4}},
                                      {{2, 0}, {4, 0}, {4, 3}, {2, 3}}};
    double missing = 0.0;
    eachUncovered(square, halves, [&](const Polygon& rest) {
        missing += signedArea(rest);
        return true;
    });
    EXPECT_NEAR(missing, 2.0, 1e-12);
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

TEST(Shells, AClosedBoxIsConvexAndAnOpenOneAVolume) {
    MeshPart part = boxPart("", {0, 0, 0}, {2, 1, 1});
    const Shells closed = shellsOf(trianglesOf(part));
    ASSERT_EQ(closed.convex.size(), 1U);
    EXPECT_EQ(closed.convex[0].solid.faces.size(), 6U);
    EXPECT_TRUE(closed.loose.empty());
    part.triangles.erase(part.triangles.begin(), part.triangles.begin() + 2);  // no floor
    const Shells open = shellsOf(trianglesOf(part));
    EXPECT_TRUE(open.convex.empty());
    EXPECT_EQ(open.facets.size(), 5U);
    EXPECT_EQ(open.volumes.size(), 1U);
    part.triangles.pop_back();  // and a hole in a side
    EXPECT_TRUE(shellsOf(trianglesOf(part)).volumes.empty());
}

TEST(Volumes, AreCutIntoWhatTheyEnclose) {
    const Volume volume = [] {
        Volume it;
        it.triangles = trianglesOf(boxPart("", {0, 0, 0}, {2, 1, 1}));
        for (const Triangle& triangle : it.triangles) it.box.add(boxOf(triangle));
        return it;
    }();
    const auto cut = cutThrough(volume, {{0, 0.5, 0}, {0, 1, 0}, {1, 0, 0}});
    const double area =
        std::accumulate(cut.begin(), cut.end(), 0.0,
                        [](double sum, const Polygon& slab) { return sum + signedArea(slab); });
    EXPECT_NEAR(area, 2.0, 1e-9);
    EXPECT_TRUE(coveredByCut(Polygon{{0.2, 0.2}, {1.8, 0.2}, {1.8, 0.9}}, cut));
    EXPECT_FALSE(coveredByCut(Polygon{{0.2, 0.2}, {1.8, 0.2}, {1.8, 1.1}}, cut));
    EXPECT_TRUE(encloses(volume, {1, 0.5, 0.5}));
    EXPECT_FALSE(encloses(volume, {1, 0.5, 1.5}));
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
    EXPECT_TRUE(stops({5, 10, 1}, {15, 10, 1}));  // through a sheet's diagonal
    EXPECT_FALSE(stops({5, 10, 2.1}, {15, 10, 2.1}));
    const Silhouette low{{{6, 10}, {6, 10}, 0.5}, 0, 1.9}, far{{{14, 10}, {14, 10}, 0.5}, 0, 1.9};
    EXPECT_FALSE(lineOfSight(table, low, far).visible);
}

}  // namespace
}  // namespace sightline::geometry::test
