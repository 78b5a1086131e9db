// The table report's findings about terrain pieces: the covered part of the table, agreed facts,
// and gaps between pieces.
#include <gtest/gtest.h>

#include "engine/legion/advice/layout_review/coverage.h"
#include "engine/legion/advice/layout_review/gaps.h"
#include "engine/legion/advice/layout_review/piece_facts.h"
#include "unit/engine/tables.h"

namespace sightline::engine::test {
namespace {
using geometry::Cover;
using geometry::Facts;
using geometry::Kind;
using geometry::Movement;
using namespace geometry::test;

std::vector<PieceFinding> found(const LaidTable& table) { return findingsOf(table, Workers{2}); }
std::vector<PieceFinding> found(std::vector<geometry::PieceSpec> pieces) {
    return found(laid(std::move(pieces)));
}

TEST(TableCoverage, CountsGroundOnceAndWhatHidesATrooper) {
    const LaidTable table = laid({box("wall", {10, 10, 0}, {4, 4, 2}, heavyWall()),
                                  box("crates", {12, 10, 0}, {4, 4, 1}, heavyWall()),
                                  box("edge", {0, 30, 0}, {4, 4, 1}, barricade()),
                                  box("tower", {40, 20, 0}, {2, 2, 6.5}, heavyWall())});
    const Coverage coverage = coverageOf(table.field);
    EXPECT_NEAR(coverage.tableArea, 72.0 * 36.0, 1e-9);
    EXPECT_NEAR(coverage.coveredArea, 24.0 + 8.0 + 4.0, 1e-9);
    EXPECT_NEAR(coverage.blockingArea, 16.0 + 4.0, 1e-9);
    EXPECT_EQ(coverage.byKind, (std::array<int, 4>{3, 0, 0, 1}));
    EXPECT_EQ(coverage.byHeightBand, (std::vector<int>{3, 1}));
    EXPECT_FALSE(coverage.isUsual());
    EXPECT_TRUE(coverage.blocksUsually());
}

TEST(TableCoverage, ASilhouetteHighHidesATrooperAndLessDoesNot) {
    EXPECT_GT(coverageOf(field({box("b", {9, 9, 0}, {2, 2, 1.65}, heavyWall())})).blocking(), 0.9);
    EXPECT_EQ(coverageOf(field({box("b", {9, 9, 0}, {2, 2, 1.64}, heavyWall())})).blocking(), 0.0);
    Facts glass = heavyWall();
    glass.blocksLos = false;
    EXPECT_EQ(coverageOf(field({box("b", {9, 9, 0}, {2, 2, 3}, glass)})).blocking(), 0.0);
}

TEST(TableFindings, GoodPiecesHaveNone) {
    EXPECT_TRUE(found({box("wall", {10, 10, 0}, {4, 1, 2}, heavyWall()),
                       box("line", {20, 10, 0}, {3, 1, 1}, barricade(), 33.0)})
                    .empty());
}

std::string onlyText(std::vector<geometry::PieceSpec> pieces) {
    const auto all = found(std::move(pieces));
    return all.size() == 1 ? all[0].text : std::to_string(all.size()) + " findings";
}

TEST(TableFindings, FactsThatDoNotGoTogether) {
    Facts hard = barricade();
    hard.movement = Movement::difficult;
    EXPECT_EQ(onlyText({box("b", {9, 9, 0}, {3, 1, 1}, hard)}),
              "is a barricade and not open terrain");
    Facts soft = barricade();
    soft.cover = Cover::light;
    EXPECT_EQ(onlyText({box("b", {9, 9, 0}, {3, 1, 1}, soft)}),
              "is a barricade and gives no heavy cover");
    Facts thin = woods();
    thin.blocksLos = false;
    EXPECT_EQ(onlyText({box("w", {9, 9, 0}, {3, 4, 4}, thin)}),
              "is area terrain, whose volume blocks LOS, but the players agreed that it does not");
    Facts bare = heavyWall();
    bare.cover = Cover::none;
    EXPECT_EQ(onlyText({box("w", {9, 9, 0}, {3, 4, 4}, bare)}),
              "hides a trooper completely, but the players agreed that it gives no cover");
    EXPECT_EQ(onlyText({box("w", {9, 9, 0}, {3, 4, 1}, bare)}), "0 findings");
    const Facts scatter{Kind::scatter, Movement::open, Cover::light, true, {}};
    EXPECT_EQ(onlyText({box("s", {9, 9, 0}, {1, 1, 6.1}, scatter)}),
              "is scatter terrain, small features, and height 2 or greater");
    Facts agreed = heavyWall();
    agreed.height = 7.0;
    EXPECT_EQ(onlyText({box("s", {9, 9, 0}, {1, 1, 2}, agreed)}),
              "was agreed to be 7.00 in high and measures 2.00 in, another height");
}

TEST(TableFindings, ABarricadeIsMeasuredHoweverItLies) {
    EXPECT_EQ(onlyText({box("b", {9, 9, 0}, {3.2, 1, 1}, barricade(), 40.0)}),
              "is a barricade 3.20 in by 1.00 in, at most 3 by 1 in");
    EXPECT_EQ(onlyText({box("b", {9, 9, 0}, {3, 1, 1.2}, barricade())}),
              "is a barricade 1.20 in tall, at most 1 in");
}

TEST(TableFindings, HangingOverTheEdgeAndDefaults) {
    LaidTable table = laid({box("wall", {71, 10, 0}, {4, 1, 2}, heavyWall())});
    table.unagreed.push_back({"wall", "cover is not agreed, none is assumed"});
    const auto all = found(table);
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[0].fault, PieceFault::notAgreed);
    EXPECT_EQ(all[0].citation.page, 19);
    EXPECT_EQ(all[1].text, "hangs 1.00 in over the edge of the table");
}

TEST(TableFindings, SayWhatTheyAreAndWhatWasMeasured) {
    const auto large = found({box("b", {9, 9, 0}, {3.2, 1, 1}, barricade(), 40.0)});
    ASSERT_EQ(large.size(), 1U);
    EXPECT_EQ(large[0].reason, PieceReason::barricadeLarge);
    EXPECT_NEAR(large[0].inches[0], 3.2, 1e-9);
    EXPECT_NEAR(large[0].inches[1], 1.0, 1e-9);
    Facts agreed = heavyWall();
    agreed.height = 7.0;
    const auto high = found({box("s", {71.5, 9, 0}, {2, 1, 2}, agreed)});
    ASSERT_EQ(high.size(), 2U);
    EXPECT_EQ(high[0].reason, PieceReason::heightDiffers);
    EXPECT_NEAR(high[0].inches[0], 7.0, 1e-9);
    EXPECT_NEAR(high[0].inches[1], 2.0, 1e-9);
    EXPECT_EQ(high[1].reason, PieceReason::hangsOver);
    EXPECT_NEAR(high[1].inches[0], 0.5, 1e-9);
}

// The report about a layout in the editor must equal the report about the layout's file.
TEST(LaidTable, OfAnEditedLayoutLeavesOpenWhatWasNotAgreed) {
    TerrainLayout layout;
    TerrainPiece hut;
    hut.id = "hut";
    hut.name = "Hut";
    hut.shape = boxShape({4, 2, 3});
    hut.position = {20, 10, 0};
    hut.facts.cover = Cover::heavy;
    TerrainPiece line = hut;
    line.id = line.name = "line";
    line.shape = boxShape({3, 1, 1});
    line.kind = Kind::barricade;
    line.position = {40, 10, 0};
    line.facts = {};
    layout.pieces = {hut, line};
    const auto table = laidTable(layout, dimensions());
    ASSERT_TRUE(table) << table.problem().text;
    EXPECT_EQ(table->field.piece("line")->facts.cover, Cover::heavy);
    const auto all = found(*table);
    ASSERT_EQ(all.size(), 2U) << "of a barricade nothing is open";
    EXPECT_EQ(all[0].reason, PieceReason::movementNotAgreed);
    EXPECT_EQ(all[0].text, "movement is not agreed, open is assumed");
    EXPECT_EQ(all[1].reason, PieceReason::sightNotAgreed);
    EXPECT_EQ(all[1].piece, "hut");
}

TEST(TableFindings, PiecesThatGoThroughEachOther) {
    const auto wall = box("wall", {10, 10, 0}, {4, 4, 2}, heavyWall());
    const auto all = found({wall, box("in", {12, 10, 0}, {4, 2, 1}, heavyWall())});
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all[0].fault, PieceFault::goesThrough);
    EXPECT_EQ(all[0].other, "in");
    EXPECT_TRUE(found({wall, box("beside", {14, 10, 0}, {4, 2, 1}, heavyWall())}).empty());
    EXPECT_TRUE(found({wall, box("on", {10, 10, 2}, {1, 1, 1}, heavyWall())}).empty());
}

TEST(TableFindings, OfModelsTheFacesThemselvesCount) {
    const auto hollow = mesh(
        "house", {10, 10, 0},
        {boxPart("north", {-3, 2.8, 0}, {3, 3, 3}), boxPart("south", {-3, -3, 0}, {3, -2.8, 3})},
        heavyWall());
    EXPECT_TRUE(found({hollow, box("crate", {10, 10, 0}, {2, 2, 2}, heavyWall())}).empty());
    EXPECT_EQ(onlyText({hollow, box("pipe", {10, 13, 0}, {1, 4, 1}, heavyWall())}),
              "goes through pipe");
}

TEST(TableGaps, AreTooNarrowForTheBasesThatAreWider) {
    const auto gaps = narrowGaps(field({box("one", {10, 18, 0}, {4, 4, 3}, heavyWall()),
                                        box("two", {15.5, 18, 0}, {4, 4, 3}, heavyWall()),
                                        box("low", {20, 18, 0}, {4, 4, 1}, heavyWall())}));
    ASSERT_EQ(gaps.size(), 1U);
    EXPECT_NEAR(gaps[0].width, 1.5, 1e-9);
    EXPECT_EQ(gaps[0].bases, (std::vector<std::string>{"medium", "huge", "long"}));
}

TEST(TableGaps, CornersAndTheEdgeOfTheTable) {
    const auto gaps = narrowGaps(field({box("one", {10, 18, 0}, {2, 2, 3}, impassable(), 45.0),
                                        box("two", {10, 2.9, 0}, {4, 4, 3}, impassable())}));
    ASSERT_EQ(gaps.size(), 1U);
    EXPECT_EQ(gaps[0].other, "");
    EXPECT_NEAR(gaps[0].width, 0.9, 1e-9);
    EXPECT_EQ(gaps[0].bases.size(), 4U);
}

TEST(TableGaps, PiecesThatTouchLeaveNone) {
    EXPECT_TRUE(narrowGaps(field({box("one", {10, 18, 0}, {4, 4, 3}, heavyWall()),
                                  box("two", {14, 18, 0}, {4, 4, 3}, heavyWall())}))
                    .empty());
}

}  // namespace
}  // namespace sightline::engine::test
