#include "geometry/sight/line_of_sight.h"

#include "unit/geometry/scene.h"

namespace sightline::geometry::test {
namespace {

const Mini west = trooper(10, 18), east = trooper(30, 18);

TEST(LineOfSight, IsVisibleOnAnEmptyTable) {
    const Sight it = sight(field(), west, east);
    EXPECT_EQ(it.verdict, SightVerdict::visible);
    EXPECT_EQ(it.margin, 0.5);
    EXPECT_TRUE(it.proven);
    ASSERT_TRUE(it.witness);
    EXPECT_LT(it.witness->from.x, it.witness->to.x);
}

TEST(LineOfSight, ATallWallBlocksAndIsProven) {
    const Sight it =
        sight(field({box("wall", {20, 18, 0}, {0.5, 12, 5}, heavyWall())}), west, east);
    EXPECT_EQ(it.verdict, SightVerdict::blocked);
    EXPECT_TRUE(it.proven);
    EXPECT_FALSE(it.witness);
    EXPECT_FALSE(it.margin);
    EXPECT_EQ(it.blockers, std::vector<PieceId>{"wall"});
}

TEST(LineOfSight, AWallOfTheSilhouettesHeightBlocksOnlyAboveIt) {
    const auto verdict = [](double height) {
        return sight(field({box("wall", {20, 18, 0}, {0.5, 60, height}, heavyWall())}), west, east)
            .verdict;
    };
    EXPECT_EQ(verdict(trooperHeight - 0.05), SightVerdict::visible);
    EXPECT_EQ(verdict(trooperHeight + 0.05), SightVerdict::blocked);
    EXPECT_EQ(verdict(trooperHeight - 0.005), SightVerdict::blocked);  // gap too low for a line
}

TEST(LineOfSight, BlockedTellsHowMuchGrowthWouldSee) {
    const Sight it =
        sight(field({box("wall", {20, 18, 0}, {0.5, 60, 1.95}, heavyWall())}), west, east);
    EXPECT_EQ(it.verdict, SightVerdict::blocked);
    ASSERT_TRUE(it.margin);
    EXPECT_NEAR(*it.margin, -0.31, 0.02);
    EXPECT_TRUE(it.marginProven);
}

TEST(LineOfSight, MarginOfAGapIsHalfItsWidth) {
    const Sight it = sight(field({box("left", {20, 24.2, 0}, {1, 12, 5}, heavyWall()),
                                  box("right", {20, 11.8, 0}, {1, 12, 5}, heavyWall())}),
                           west, east);
    EXPECT_EQ(it.verdict, SightVerdict::visible);
    EXPECT_NEAR(*it.margin, 0.2, 0.02);
}

TEST(LineOfSight, AMarginThatLinesAloneFoundIsNotProven) {
    const std::vector<PieceSpec> gap{box("left", {20, 24.03, 0}, {1, 12, 5}, heavyWall()),
                                     box("right", {20, 11.97, 0}, {1, 12, 5}, heavyWall())};
    SightSettings lines;
    lines.proof = 0;
    const Sight it = sight(field(gap), west, east, lines);
    EXPECT_EQ(it.verdict, SightVerdict::visible);
    ASSERT_TRUE(it.margin);
    EXPECT_FALSE(it.marginProven);
    lines.proof = quickProof;
    EXPECT_TRUE(sight(field(gap), west, east, lines).marginProven);
    // A sight margin is reported only up to half an inch, so on an open table it is always proven.
    EXPECT_TRUE(sight(field(), west, east, lines).marginProven);
}

TEST(LineOfSight, AGapJustAboveTheMatIsAsWideAsItIs) {
    const auto beam = [](double height) {
        return sight(field({box("deck", {20, 18, height}, {1, 60, 5}, heavyWall())}), west, east);
    };
    EXPECT_NEAR(*beam(0.1).margin, 0.1, 1e-3);
    EXPECT_EQ(beam(0.011).verdict, SightVerdict::visible);
    EXPECT_EQ(beam(0.009).verdict, SightVerdict::blocked);  // a gap this narrow is blocked
}

TEST(LineOfSight, TheSeamOfTouchingBoxesIsNoWindow) {
    const Sight it = sight(field({box("left", {20, 24, 0}, {1, 12, 5}, heavyWall()),
                                  box("right", {20, 12, 0}, {1, 12, 5}, heavyWall())}),
                           west, east);
    EXPECT_EQ(it.verdict, SightVerdict::blocked);
    EXPECT_TRUE(it.proven);
}

TEST(LineOfSight, StackedBoxesLeaveNoSeamEither) {
    const Sight it = sight(field({box("low", {20, 18, 0}, {1, 12, 1}, heavyWall()),
                                  box("high", {20, 18, 1}, {1, 12, 5}, heavyWall())}),
                           west, east);
    EXPECT_EQ(it.verdict, SightVerdict::blocked);
}

TEST(LineOfSight, OneLooksUnderABridge) {
    const auto verdict = [](double clearance) {
        return sight(field({box("bridge", {20, 18, clearance}, {2, 40, 3}, heavyWall())}), west,
                     east)
            .verdict;
    };
    EXPECT_EQ(verdict(0.3), SightVerdict::visible);
    EXPECT_EQ(verdict(0.0), SightVerdict::blocked);
}

TEST(LineOfSight, SeesThroughAWindowOfAMesh) {
    const std::vector<MeshPart> wall{boxPart("Left", {-0.2, -6, 0}, {0.2, -0.5, 5}),
                                     boxPart("Right", {-0.2, 0.5, 0}, {0.2, 6, 5}),
                                     boxPart("Sill", {-0.2, -0.5, 0}, {0.2, 0.5, 0.6}),
                                     boxPart("Lintel", {-0.2, -0.5, 1.4}, {0.2, 0.5, 5})};
    EXPECT_EQ(sight(field({mesh("wall", {20, 18, 0}, wall, heavyWall())}), west, east).verdict,
              SightVerdict::visible);
    auto shut = wall;
    shut.push_back(boxPart("Shutter", {-0.2, -0.5, 0.6}, {0.2, 0.5, 1.4}));
    EXPECT_EQ(sight(field({mesh("wall", {20, 18, 0}, shut, heavyWall())}), west, east).verdict,
              SightVerdict::blocked);
    const std::map<std::string, PartFacts> glass{{"Shutter", {{}, {}, false}}};
    EXPECT_EQ(
        sight(field({mesh("wall", {20, 18, 0}, shut, heavyWall(), glass)}), west, east).verdict,
        SightVerdict::visible);
}

TEST(LineOfSight, ASheetOfTrianglesBlocksAcrossItsDiagonal) {
    const MeshPart sheet = sheetPart("Sheet", {0, -6, 0}, {0, 6, 0}, {0, 6, 5}, {0, -6, 5});
    const Sight it = sight(field({mesh("sheet", {20, 18, 0}, {sheet}, heavyWall())}), west, east);
    EXPECT_EQ(it.verdict, SightVerdict::blocked);
    EXPECT_TRUE(it.proven);
}

TEST(LineOfSight, IgnoredPiecesAndThoseThatDoNotBlockAreLookedPast) {
    Facts fence = heavyWall();
    fence.blocksLos = false;
    EXPECT_TRUE(sight(field({box("fence", {20, 18, 0}, {1, 12, 5}, fence)}), west, east).visible);
    const std::vector<PieceId> ignored{"wall"};
    const Battlefield table = field({box("wall", {20, 18, 0}, {1, 12, 5}, heavyWall())});
    EXPECT_TRUE(sight(table, west, east, {.ignored = ignored, .obstacles = {}}).visible);
}

TEST(LineOfSight, WhatStandsWithinASolidNeitherSeesNorIsSeen) {
    const Battlefield solid = field({box("block", {20, 18, 0}, {12, 12, 8}, heavyWall())});
    const Mini inside = trooper(18, 18), beside = trooper(22, 16), outside = trooper(36, 18);
    for (const auto& [one, other] : {std::pair{inside, beside}, {inside, outside}}) {
        const Sight it = sight(solid, one, other);
        EXPECT_EQ(it.verdict, SightVerdict::blocked) << other.position.x;
        EXPECT_TRUE(it.proven);
        EXPECT_EQ(it.blockers, std::vector<PieceId>{"block"});
    }
    // A miniature whose silhouette is partly outside of the block can see from the outer part.
    const Battlefield low = field({box("block", {20, 18, 0}, {12, 12, 1}, heavyWall())});
    EXPECT_EQ(sight(low, inside, beside).verdict, SightVerdict::visible);
    EXPECT_EQ(sight(low, inside, outside).verdict, SightVerdict::visible);
}

TEST(LineOfSight, ObstaclesThatBlockAreNamedByIndex) {
    const Battlefield empty = field();
    const std::vector<Silhouette> hulls{{{{20, 30}, {20, 30}, 2.0}, 0.0, 4.0},
                                        {{{20, 18}, {20, 18}, 2.0}, 0.0, 4.0}};
    SightSettings settings;
    settings.obstacles = hulls;
    const Sight it = lineOfSight(empty, silhouetteOf(west), silhouetteOf(east), settings);
    EXPECT_EQ(it.verdict, SightVerdict::blocked);
    EXPECT_TRUE(it.blockers.empty());
    EXPECT_EQ(it.blockingObstacles, std::vector<int>{1});
}

TEST(LineOfSight, HullsBlock) {
    const std::vector<Silhouette> hulls{silhouetteOf({{20, 18, 0}, {90}, longBase, 3.0})};
    const Sight it = sight(field(), west, east, {.ignored = {}, .obstacles = hulls});
    EXPECT_EQ(it.verdict, SightVerdict::blocked);
    EXPECT_TRUE(it.proven);
}

TEST(LineOfSight, AViewerSaysWhatSinglePairsSay) {
    const Battlefield table = field({box("wall", {20, 18, 0}, {0.5, 6, 5}, heavyWall())});
    const Viewer viewer(table, silhouetteOf(west));
    for (double y = 4; y < 34; y += 2) {
        const Mini other = trooper(30, y);
        const Sight alone = sight(table, west, other), among = viewer.look(silhouetteOf(other));
        EXPECT_EQ(alone.verdict, among.verdict) << y;
        EXPECT_EQ(alone.margin, among.margin) << y;
        EXPECT_EQ(alone.visible, viewer.sees(silhouetteOf(other))) << y;
        EXPECT_EQ(alone.visible, sees(table, silhouetteOf(west), silhouetteOf(other))) << y;
    }
}

TEST(LineOfSight, TheVerdictAloneLeavesTheMarginOut) {
    const Battlefield table = field({box("wall", {20, 18, 0}, {0.5, 60, 1.95}, heavyWall())});
    SightSettings alone;
    alone.margin = false;
    EXPECT_EQ(sight(table, west, east, alone).verdict, SightVerdict::blocked);
    EXPECT_FALSE(sight(table, west, east, alone).margin);
    EXPECT_TRUE(sight(table, west, east).margin);
}

TEST(P11AreaTerrain, BlocksWithItsVolumeUnlessOverlapped) {
    const Battlefield table = field({box("woods", {20, 18, 0}, {6, 6, 4}, woods())});
    EXPECT_FALSE(sight(table, west, east).visible);
    EXPECT_TRUE(sight(table, trooper(17.2, 18), east).visible);  // the base overlaps the woods
    // The base is in front of the woods and does not overlap them.
    EXPECT_FALSE(sight(table, trooper(16.4, 18), east).visible);
    EXPECT_TRUE(sight(table, west, trooper(16.4, 18)).visible);
}

TEST(P11AreaTerrain, AConcaveFootprintIsSeenThroughItsNotch) {
    const Polygon horseshoe{{18, 12}, {22, 12}, {22, 24}, {18, 24},
                            {18, 20}, {20, 20}, {20, 16}, {18, 16}};
    const Battlefield table = field({prism("woods", horseshoe, 4, woods())});
    EXPECT_TRUE(sight(table, west, trooper(19, 18)).visible);
    EXPECT_FALSE(sight(table, west, trooper(23, 18)).visible);
}

// The rulebook's example in the section "Drawing Line of Sight and Blocking LOS". Troopers do not
// block LOS, so the test leaves them out.
TEST(P30LineOfSight, ExampleDrawingLineOfSight) {
    const Battlefield table = field({box("building", {30, 8, 0}, {6, 6, 6}, heavyWall())});
    EXPECT_TRUE(sight(table, trooper(10, 18), trooper(25, 18)).visible);
    EXPECT_TRUE(sight(table, trooper(10, 18), trooper(30, 18)).visible);
    EXPECT_FALSE(sight(table, trooper(26, 8), trooper(34, 8)).visible);
}

TEST(P30LineOfSight, GrazingIsClear) {
    // The sides of both silhouettes touch the face of a long wall. The lines of sight along the
    // wall must be clear.
    const double side = 18 + smallBase.width / 2;
    const Battlefield table = field({box("wall", {20, side + 1, 0}, {30, 2, 5}, heavyWall())});
    EXPECT_EQ(sight(table, west, east).verdict, SightVerdict::visible);
}

TEST(P30LineOfSight, TheTopEdgeIsClearFromEitherSide) {
    const Battlefield table = field({box("wall", {20, 18, 0}, {1, 60, 1.2}, heavyWall())});
    const Sight there = sight(table, west, east), back = sight(table, east, west);
    EXPECT_EQ(there.verdict, back.verdict);
    EXPECT_EQ(there.margin, back.margin);
    EXPECT_EQ(there.witness->from, back.witness->to);
}

}  // namespace
}  // namespace sightline::geometry::test
