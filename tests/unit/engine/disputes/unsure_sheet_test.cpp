// The sheet with the answer to a dispute. The lengths and heights in its drawings must equal the
// results of plain arithmetic.
#include "engine/legion/advice/disputes/sheet.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace sightline::engine {
namespace {

using geometry::Mini;
using geometry::PieceSpec;
using geometry::Vec2;

geometry::Facts heavy() {
    return {geometry::Kind::obstacle, geometry::Movement::open, geometry::Cover::heavy, true, {}};
}

PieceSpec wallOf(geometry::Shape shape, double x) {
    return {"wall", "Ruined wall", std::move(shape), {x, 18, 0}, {}, heavy(), {}};
}

Mini standingAt(double x, double y, double height) {
    return {{x, y, 0.0}, {}, {1.0, 1.0, false}, height};
}

Dispute looking(PieceSpec piece, double height = 2.0) {
    Dispute dispute;
    dispute.pieces = {std::move(piece)};
    dispute.dimensions.bases = {{"small", {1.0, 1.0, false}}};
    dispute.dimensions.smallSilhouette = dispute.dimensions.largeSilhouette = 1.65;
    dispute.dimensions.toolLength = {3.0, 5.0, 7.0};
    dispute.dimensions.toolWidth = dispute.dimensions.toolJoint = 0.5;
    dispute.dimensions.toolMaxBend = {90.0};
    dispute.dimensions.notchDepth = 0.1;
    dispute.dimensions.rangeBand = 6.0;
    dispute.dimensions.halfRange = 3.0;
    dispute.from = standingAt(10, 18, height);
    dispute.to = standingAt(30, 18, height);
    return dispute;
}

DisputeSheet sheetFor(const Dispute& dispute) {
    const auto answer = settle(dispute);
    EXPECT_TRUE(answer) << (answer ? "" : answer.problem().text);
    return answer ? sheetOf(dispute, *answer) : DisputeSheet{};
}

std::vector<DrawnShape> shapesOf(const SheetDrawing& drawing, Ink ink) {
    std::vector<DrawnShape> found;
    std::copy_if(drawing.shapes.begin(), drawing.shapes.end(), std::back_inserter(found),
                 [&](const DrawnShape& shape) { return shape.ink == ink; });
    return found;
}

std::vector<DrawnLine> linesOf(const SheetDrawing& drawing, Ink ink) {
    std::vector<DrawnLine> found;
    std::copy_if(drawing.lines.begin(), drawing.lines.end(), std::back_inserter(found),
                 [&](const DrawnLine& line) { return line.ink == ink; });
    return found;
}

std::pair<Vec2, Vec2> boxOf(const geometry::Polygon& polygon) {
    Vec2 low = polygon.front(), high = polygon.front();
    for (const Vec2 corner : polygon) {
        low = glm::min(low, corner);
        high = glm::max(high, corner);
    }
    return {low, high};
}

bool tells(const SheetDrawing& drawing, const std::string& text) {
    return std::any_of(drawing.dimensions.begin(), drawing.dimensions.end(),
                       [&](const DimensionLine& line) { return line.text == text; });
}

const geometry::BoxShape lowWall{{0.2, 30, 1.5}}, highWall{{0.2, 30, 3.0}};

TEST(DisputeSheet, WordsAreThoseOfTheAnswer) {
    const Dispute dispute = looking(wallOf(lowWall, 20));
    const DisputeSheet sheet = sheetFor(dispute);
    EXPECT_EQ(sheet.verdict, settle(dispute)->line);
    EXPECT_EQ(sheet.page, "p. 30, Line of Sight");
    EXPECT_FALSE(sheet.rule.empty());
    ASSERT_EQ(sheet.numbers.size(), 1U);
    EXPECT_EQ(sheet.numbers[0].substr(0, 7), "margin ");
}

TEST(DisputeSheet, FromAboveLieTheBasesTheWallAndTheDistance) {
    const SheetDrawing plan = sheetFor(looking(wallOf(lowWall, 20))).plan;
    const auto bases = shapesOf(plan, Ink::base);
    ASSERT_EQ(bases.size(), 1U);
    EXPECT_EQ(shapesOf(plan, Ink::otherBase).size(), 1U) << "the target has its own colour";
    const auto [low, high] = boxOf(bases[0].corners);
    EXPECT_NEAR(low.x, 9.5, 0.01);
    EXPECT_NEAR(high.x, 10.5, 0.01);
    EXPECT_NEAR(high.y - low.y, 1.0, 0.01);
    const auto terrain = shapesOf(plan, Ink::terrain);
    ASSERT_EQ(terrain.size(), 1U);
    EXPECT_EQ(terrain[0].label, "Ruined wall");
    EXPECT_TRUE(tells(plan, "19.00 in"));  // the distance between the bases
    EXPECT_LT(plan.low.x, 9.5);
    EXPECT_GT(plan.high.x, 30.5);
}

TEST(DisputeSheet, AWitnessIsDrawnFromBothSidesOverTheWall) {
    const DisputeSheet sheet = sheetFor(looking(wallOf(lowWall, 20)));
    ASSERT_EQ(linesOf(sheet.plan, Ink::witness).size(), 1U);
    const auto seen = linesOf(sheet.side, Ink::witness);
    ASSERT_EQ(seen.size(), 1U);
    // Ten inches from the first centre, the line passes over the wall. Here the line must be higher
    // than the wall.
    const DrawnLine& line = seen[0];
    const double share = (10.0 - line.from.x) / (line.to.x - line.from.x);
    EXPECT_GT(line.from.y + share * (line.to.y - line.from.y), 1.5);
    EXPECT_TRUE(shapesOf(sheet.side, Ink::blocker).empty());
}

TEST(DisputeSheet, WhatBlocksIsMarkedAndNoLineIsDrawn) {
    const DisputeSheet sheet = sheetFor(looking(wallOf(highWall, 20)));
    EXPECT_EQ(shapesOf(sheet.plan, Ink::blocker).size(), 1U);
    EXPECT_EQ(sheet.blockers, std::vector<geometry::PieceId>{"wall"});
    const auto cut = shapesOf(sheet.side, Ink::blocker);
    ASSERT_EQ(cut.size(), 1U);
    EXPECT_TRUE(linesOf(sheet.side, Ink::witness).empty());
    const auto [low, high] = boxOf(cut[0].corners);
    EXPECT_NEAR(low.x, 9.9, 1e-9);
    EXPECT_NEAR(high.x, 10.1, 1e-9);
    EXPECT_EQ(low.y, 0.0);
    EXPECT_EQ(high.y, 3.0);
    EXPECT_TRUE(tells(sheet.side, "3.00 in"));
}

TEST(DisputeSheet, FromTheSideSilhouettesStandWithTheirHeights) {
    const SheetDrawing side = sheetFor(looking(wallOf(lowWall, 20), 1.75)).side;
    EXPECT_EQ(shapesOf(side, Ink::silhouette).size(), 1U);
    const auto bodies = shapesOf(side, Ink::otherSilhouette);
    ASSERT_EQ(bodies.size(), 1U);
    const auto [low, high] = boxOf(bodies[0].corners);
    EXPECT_NEAR(low.x, 19.5, 1e-9);
    EXPECT_NEAR(high.x, 20.5, 1e-9);
    EXPECT_NEAR(high.y, 1.75, 1e-9);
    EXPECT_TRUE(tells(side, "1.75 in"));
    EXPECT_EQ(linesOf(side, Ink::base).size(), 1U);
    EXPECT_EQ(linesOf(side, Ink::otherBase).size(), 1U);
}

// A vertical plane at 45 degrees to a wall cuts it over a length of its thickness times the square
// root of two.
TEST(DisputeSheet, ATurnedWallIsCutAslant) {
    PieceSpec wall = wallOf(highWall, 20);
    wall.rotation = {45.0};
    const auto cut = shapesOf(sheetFor(looking(wall)).side, Ink::blocker);
    ASSERT_EQ(cut.size(), 1U);
    const auto [low, high] = boxOf(cut[0].corners);
    EXPECT_NEAR(high.x - low.x, 0.2 * std::sqrt(2.0), 1e-9);
}

// The section plane cuts a horseshoe twice and a drum through its middle. It does not cut a box
// beside the plane.
TEST(DisputeSheet, EveryStretchOfAShapeIsCutByItself) {
    const geometry::PrismShape horseshoe{
        {{-3, -2}, {3, -2}, {3, 2}, {2, 2}, {2, -1}, {-2, -1}, {-2, 2}, {-3, 2}}, 3.0};
    EXPECT_EQ(shapesOf(sheetFor(looking(wallOf(horseshoe, 20))).side, Ink::blocker).size() +
                  shapesOf(sheetFor(looking(wallOf(horseshoe, 20))).side, Ink::terrain).size(),
              2U);
    const auto drum = shapesOf(
        sheetFor(looking(wallOf(geometry::CylinderShape{4.0, 1.0}, 20))).side, Ink::terrain);
    ASSERT_EQ(drum.size(), 1U);
    const auto [low, high] = boxOf(drum[0].corners);
    EXPECT_NEAR(high.x - low.x, 4.0, 1e-9);
    PieceSpec aside = wallOf(geometry::BoxShape{{2, 2, 2}}, 20);
    aside.position.y = 21;
    EXPECT_TRUE(shapesOf(sheetFor(looking(aside)).side, Ink::terrain).empty());
}

TEST(DisputeSheet, AModelIsCutIntoLines) {
    geometry::MeshPart part{"Wedge", {{-1, -2, 0}, {1, -2, 0}, {0, 2, 2.5}}, {{0, 1, 2}}};
    const SheetDrawing side =
        sheetFor(looking(wallOf(geometry::MeshShape{{std::move(part)}}, 20), 1.0)).side;
    auto lines = linesOf(side, Ink::terrain);
    const auto blocking = linesOf(side, Ink::blocker);
    lines.insert(lines.end(), blocking.begin(), blocking.end());
    ASSERT_EQ(lines.size(), 1U);  // the cut line is at half of the height of the wedge
    EXPECT_NEAR(lines[0].from.y, 1.25, 1e-9);
    EXPECT_NEAR(std::abs(lines[0].to.x - lines[0].from.x), 1.0, 1e-9);
}

TEST(DisputeSheet, DoubtsSayWhatFlipsWhatIsShownOrThatNothingWasFound) {
    Dispute dispute = looking(wallOf(geometry::BoxShape{{0.2, 36, 1.95}}, 20));
    dispute.pieceLeeways["wall"].height = 0.1;
    const auto doubts = sheetFor(dispute).doubts;
    ASSERT_EQ(doubts.size(), 1U);
    EXPECT_TRUE(doubts[0].starts_with("If height of wall is over 1.")) << doubts[0];
    EXPECT_TRUE(doubts[0].ends_with(" in: blocked.")) << doubts[0];
    Dispute higher = looking(wallOf(geometry::BoxShape{{0.2, 36, 2.05}}, 20));
    higher.pieceLeeways["wall"].height = 0.1;
    const auto other = sheetFor(higher).doubts;
    ASSERT_FALSE(other.empty());
    EXPECT_TRUE(other[0].starts_with("If height of wall is under ")) << other[0];
    dispute.pieceLeeways["wall"].height = 0.03;
    EXPECT_NE(sheetFor(dispute).doubts[0].find("This is no proof"), std::string::npos);
    dispute.pieceLeeways["wall"].height = 0.005;
    EXPECT_NE(sheetFor(dispute).doubts[0].find("The same for every value"), std::string::npos);
}

TEST(DisputeSheet, APieceAloneIsDrawnForItsHeight) {
    Dispute dispute = looking(wallOf(highWall, 20));
    dispute.about = DisputeAbout::height;
    dispute.heightOf = geometry::PieceId("wall");
    const DisputeSheet sheet = sheetFor(dispute);
    EXPECT_TRUE(shapesOf(sheet.plan, Ink::base).empty());
    ASSERT_EQ(shapesOf(sheet.side, Ink::blocker).size(), 1U);
    EXPECT_TRUE(tells(sheet.side, "3.00 in"));
    EXPECT_NE(std::find(sheet.numbers.begin(), sheet.numbers.end(), "height 3.00 in"),
              sheet.numbers.end());
}

TEST(DisputeSheet, AMoveShowsWhereItEnds) {
    Dispute dispute = looking(wallOf(highWall, 40));
    dispute.about = DisputeAbout::move;
    dispute.move.toolSpeed = 1;
    dispute.move.pose = {{0.0}, {0.0}, {0.0}, 1.0};
    const auto bases = shapesOf(sheetFor(dispute).plan, Ink::base);
    ASSERT_EQ(bases.size(), 2U);
    EXPECT_NEAR(boxOf(bases[1].corners).first.x - boxOf(bases[0].corners).first.x, 4.0, 1e-6);
}

}  // namespace
}  // namespace sightline::engine
