#include "geometry/table/battlefield.h"

#include "unit/geometry/scene.h"

namespace sightline::geometry::test {
namespace {

TEST(Battlefield, RefusesWhatItCannotUseNamingThePiece) {
    EXPECT_EQ(refusal({box("a", {}, {1, 1, 1}), box("a", {}, {1, 1, 1})}),
              "piece 'a': the id is used twice, expected unique ids");
    EXPECT_EQ(refusal({box("flat", {}, {1, 1, 0})}),
              "piece 'flat': the box's height must be over 0 and at most 1000 inches, not 0");
    EXPECT_EQ(refusal({box("lost", {NAN, 0, 0}, {1, 1, 1})}),
              "piece 'lost': the position must be finite and within 1000 inches");
    EXPECT_EQ(refusal({prism("bow", {{0, 0}, {2, 2}, {2, 0}, {0, 2}}, 1)}),
              "piece 'bow': the prism's polygon crosses or touches itself");
    EXPECT_EQ(refusal({prism("line", {{0, 0}, {2, 2}}, 1)}),
              "piece 'line': a prism needs at least 3 corners, not 2");
    EXPECT_EQ(refusal({mesh("empty", {}, {})}), "piece 'empty': the mesh has no triangles");
    EXPECT_EQ(
        refusal({cylinder("thin", {}, -1, 2)}),
        "piece 'thin': the cylinder's diameter must be over 0 and at most 1000 inches, not -1");
    EXPECT_EQ(
        refusal({mesh("hut", {}, {boxPart("Wall", {0, 0, 0}, {1, 1, 1})}, {}, {{"Door", {}}})}),
        "piece 'hut': no part is named 'Door'; parts: Wall");
}

TEST(Battlefield, RefusesATriangleOfMissingCorners) {
    MeshPart part = boxPart("Wall", {0, 0, 0}, {1, 1, 1});
    part.triangles.push_back({0, 1, 8});
    EXPECT_EQ(refusal({mesh("hut", {}, {part})}),
              "piece 'hut': mesh part 'Wall' names vertex 8 of 8");
}

TEST(Battlefield, AcceptsAClockwisePolygon) {
    const Battlefield table = field({prism("p", {{0, 2}, {2, 2}, {2, 0}, {0, 0}}, 1)});
    EXPECT_EQ(table.surfaceAt({1, 1}).top, 1.0);
}

TEST(Battlefield, SnapshotsDoNotChangeEachOther) {
    const Battlefield empty = field();
    const Battlefield two = empty.with(7, trooper(1, 1)).with(3, trooper(2, 2));
    EXPECT_EQ(empty.minis().size(), 0U);
    ASSERT_EQ(two.minis().size(), 2U);
    EXPECT_EQ(two.minis()[0].key, 3);
    EXPECT_EQ(two.with(3, trooper(5, 5)).mini(3)->position.x, 5.0);
    EXPECT_EQ(two.mini(3)->position.x, 2.0);
    EXPECT_EQ(two.without(3).mini(3), nullptr);
}

TEST(Battlefield, AReplacedPieceAnswersAsInANewFieldAndTheOthersAreShared) {
    const auto pieces = [](double x) {
        return std::vector<PieceSpec>{box("wall", {10, 10, 0}, {4, 4, 3}, heavyWall()),
                                      box("crate", {x, 20, 0}, {2, 2, 1.5}, heavyWall())};
    };
    const Battlefield before = field(pieces(20)).with(7, trooper(1, 1));
    const auto after = before.replacing({pieces(30).back()});
    ASSERT_TRUE(after);
    // The piece that was not replaced must be the same object, not a copy.
    EXPECT_EQ(after->piece("wall"), before.piece("wall"));
    EXPECT_NE(after->piece("crate"), before.piece("crate"));
    EXPECT_EQ(after->surfaceAt({20, 20}).piece, "");
    EXPECT_EQ(after->surfaceAt({30, 20}).piece, "crate");
    EXPECT_EQ(before.surfaceAt({20, 20}).piece, "crate");
    EXPECT_NE(after->mini(7), nullptr);
    ASSERT_EQ(after->pieces().size(), 2U);
    EXPECT_EQ(after->pieces()[1].id, "crate");  // a replaced piece keeps its index
    EXPECT_EQ(after->pieces()[1].footprint, field(pieces(30)).pieces()[1].footprint);
}

TEST(Battlefield, AReplacedPieceIsCheckedLikeANewOne) {
    const Battlefield before = field({box("crate", {10, 10, 0}, {1, 1, 1})});
    const auto after = before.replacing({box("crate", {10, 10, 0}, {1, 1, 0})});
    ASSERT_FALSE(after);
    EXPECT_EQ(after.problem().text,
              "piece 'crate': the box's height must be over 0 and at most 1000 inches, not 0");
}

TEST(Battlefield, SurfaceIsTheHighestUnderAPointOrABase) {
    const Battlefield table = field({box("crate", {10, 10, 0}, {2, 2, 1.5}, heavyWall()),
                                     box("crate2", {10, 10, 1.5}, {1, 1, 1}, heavyWall())});
    EXPECT_EQ(table.surfaceAt({10, 10}).top, 2.5);
    EXPECT_EQ(table.surfaceAt({10, 10}, 2.0).piece, "crate");
    EXPECT_EQ(table.surfaceAt({20, 10}).piece, "");
    EXPECT_EQ(table.surfaceUnder(outlineOf(trooper(11.5, 10))).top, 1.5);
    EXPECT_EQ(table.surfaceUnder(outlineOf(trooper(11.6, 10))).top, 0.0);
}

TEST(Battlefield, AreaTerrainDoesNotLift) {
    EXPECT_EQ(field({box("woods", {10, 10, 0}, {6, 6, 4}, woods())}).surfaceAt({10, 10}).top, 0.0);
}

TEST(Battlefield, AWallsSideIsNoFloorAndASlopeIs) {
    const auto wedge = [](double rise) {
        return field({mesh("wedge", {10, 10, 0},
                           {sheetPart("Slope", {0, 0, 0}, {4, 0, rise}, {4, 4, rise}, {0, 4, 0})},
                           heavyWall())});
    };
    EXPECT_NEAR(wedge(3.9).surfaceAt({12, 12}).top, 1.95, 1e-9);
    EXPECT_EQ(wedge(4.1).surfaceAt({12, 12}).top, 0.0);  // slope steeper than 45 degrees
    const double uphill = 1.95 + 3.9 / 4 * smallBase.width / 2;
    EXPECT_NEAR(wedge(3.9).surfaceUnder(outlineOf(trooper(12, 12))).top, uphill, 1e-6);
}

TEST(Battlefield, PieceInfoTellsTheAgreedHeightAndTheMeasuredTop) {
    Facts agreed = woods();
    agreed.height = 5.0;
    const Battlefield table = field({box("woods", {10, 10, 0.5}, {6, 6, 4}, agreed)});
    EXPECT_EQ(table.piece("woods")->top, 4.5);
    EXPECT_EQ(table.piece("woods")->height, 5.0);
    EXPECT_EQ(table.piece("nothing"), nullptr);
    EXPECT_EQ(table.piece("woods")->footprint.size(), 4U);
}

TEST(Battlefield, FirstHitIsTheNearestPieceAlongARay) {
    const Battlefield table =
        field({box("near", {10, 10, 0}, {1, 4, 2}),
               mesh("far", {20, 10, 0}, {boxPart("Wall", {0, -2, 0}, {1, 2, 2})})});
    const auto hit = table.firstHit({{0, 10, 1}, {40, 10, 1}});
    ASSERT_TRUE(hit);
    EXPECT_EQ(hit->piece, "near");
    EXPECT_NEAR(hit->point.x, 9.5, 1e-9);
    const auto back = table.firstHit({{40, 10, 1}, {0, 10, 1}});
    EXPECT_EQ(back->piece, "far");
    EXPECT_EQ(back->part, "Wall");
    EXPECT_FALSE(table.firstHit({{0, 10, 5}, {40, 10, 5}}));
}

}  // namespace
}  // namespace sightline::geometry::test
