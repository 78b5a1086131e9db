// Answers to disputes: questions about facts that are not exactly known. If such a fact can change
// the verdict, the answer names the fact and the value at which the verdict changes. Otherwise the
// answer proves that no value changes the verdict, or counts the values that were tried. The
// expected numbers come from plain arithmetic for plain tables.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/legion/advice/disputes/proof.h"
#include "engine/legion/advice/disputes/settle.h"
#include "engine/legion/advice/disputes/tries.h"

namespace sightline::engine {
namespace {

using geometry::Mini;
using geometry::PieceSpec;

constexpr double flat = 2.0;  // height of both silhouettes; lines between their tops are horizontal

Mini post(double x, double y = 18.0, double height = flat) {
    return {{x, y, 0.0}, {}, {1.0, 1.0, false}, height};
}

PieceSpec wall(double height, double width = 30.0) {
    PieceSpec piece{"wall", "wall", geometry::BoxShape{{0.2, width, height}}, {20, 18, 0}, {},
                    {},     {}};
    piece.facts = {
        geometry::Kind::obstacle, geometry::Movement::open, geometry::Cover::heavy, true, {}};
    return piece;
}

geometry::Dimensions sizes() {
    geometry::Dimensions it;
    it.bases = {{"small", {1.0, 1.0, false}}};
    it.smallSilhouette = 1.65;
    it.largeSilhouette = 2.7;
    it.toolLength = {3.0, 5.0, 7.0};
    it.toolWidth = 0.5;
    it.toolJoint = 0.5;
    it.toolMaxBend = {90.0};
    it.notchDepth = 0.1;
    it.rangeBand = 6.0;
    it.halfRange = 3.0;
    return it;
}

Dispute about(DisputeAbout what, std::vector<PieceSpec> pieces = {}) {
    Dispute dispute;
    dispute.about = what;
    dispute.pieces = std::move(pieces);
    dispute.dimensions = sizes();
    dispute.from = post(10);
    dispute.to = post(30);
    return dispute;
}

// A dispute about a view over a wall. The wall may be higher or lower than `height` by up to `give`
// inches.
Dispute overAWall(double height, double give = 0.1) {
    Dispute dispute = about(DisputeAbout::lineOfSight, {wall(height)});
    dispute.pieceLeeways["wall"].height = give;
    return dispute;
}

DisputeAnswer settled(const Dispute& dispute) {
    auto answer = settle(dispute);
    EXPECT_TRUE(answer) << (answer ? "" : answer.problem().text);
    return answer ? *answer : DisputeAnswer{};
}

std::string refused(const Dispute& dispute) {
    const auto answer = settle(dispute);
    return answer ? "" : answer.problem().text;
}

constexpr DisputeVerdict visible{0}, blocked{1};
// A horizontal line of sight at a height of 2 inches needs a space of `sightRoom` below it.
constexpr double flipsAt = flat - geometry::sightRoom;

TEST(Disputes, AWallFlipsTheVerdictWhereItTakesTheRoomOfTheLine) {
    const DisputeAnswer answer = settled(overAWall(1.95));
    EXPECT_EQ(answer.verdict, visible);
    EXPECT_FALSE(answer.depends.certain);
    EXPECT_TRUE(answer.depends.found);
    ASSERT_EQ(answer.depends.flips.size(), 1U);
    const Flip& flip = answer.depends.flips[0];
    EXPECT_EQ(flip.what, "height of wall");
    EXPECT_DOUBLE_EQ(flip.stated, 1.95);
    EXPECT_NEAR(flip.at, flipsAt, 0.003);
    EXPECT_EQ(flip.towards, blocked);
    EXPECT_EQ(answer.citation.page, 30);
    EXPECT_NE(answer.line.find("height of wall"), std::string::npos) << answer.line;
}

TEST(Disputes, FromTheOtherSideItFlipsAtTheSameHeight) {
    const DisputeAnswer answer = settled(overAWall(2.05));
    EXPECT_EQ(answer.verdict, blocked);
    ASSERT_EQ(answer.depends.flips.size(), 1U);
    EXPECT_NEAR(answer.depends.flips[0].at, flipsAt, 0.003);
    EXPECT_EQ(answer.depends.flips[0].towards, visible);
    ASSERT_FALSE(answer.depends.example.empty());
    EXPECT_LT(answer.depends.example[0].value, flipsAt + 0.003);
}

// A verdict is certain only if the sight margin is larger than the sum of the wall's uncertainty
// (0.1 inches), the error of margins, and the space that a line needs. A wall of 1.85 inches leaves
// a margin of 0.15 inches, which is enough. A wall of 1.88 inches leaves too little.
TEST(Disputes, IsCertainOnlyWhereTheMarginBoundsWhatMoves) {
    const DisputeAnswer shown = settled(overAWall(1.85));
    EXPECT_TRUE(shown.depends.certain);
    EXPECT_FALSE(shown.depends.why.none());
    const DisputeAnswer open = settled(overAWall(1.88));
    EXPECT_FALSE(open.depends.certain);
    EXPECT_FALSE(open.depends.found);
    EXPECT_TRUE(open.depends.flips.empty());
    EXPECT_EQ(open.depends.verdicts.at(visible), open.depends.tried);
    EXPECT_NE(open.line.find(", unchanged in "), std::string::npos) << open.line;
}

TEST(Disputes, MarginsOfWhatIsTriedReachFromTheHighestWallToTheLowest) {
    const DisputeAnswer answer = settled(overAWall(1.85));
    ASSERT_TRUE(answer.depends.marginLeast && answer.depends.marginMost);
    EXPECT_NEAR(*answer.depends.marginLeast, 0.05, geometry::contestedMargin);
    EXPECT_NEAR(*answer.depends.marginMost, 0.25, geometry::contestedMargin);
    Dispute quick = overAWall(1.85);
    quick.margins = false;
    EXPECT_FALSE(settled(quick).depends.marginLeast);
}

// The number of heights of the wall that are tried: the stated height, the steps in both
// directions, both limits, and the points spread between the limits.
TEST(Disputes, CountsWhatItTries) {
    const Sensitivity depends = settled(overAWall(1.85)).depends;
    EXPECT_EQ(depends.tried, 1 + 2 * stepsToSide + 2 + int(spreadPoints));
    int sum = 0;
    for (const auto& [verdict, count] : depends.verdicts) sum += count;
    EXPECT_EQ(sum, depends.tried);
}

TEST(Disputes, ABlockedLineIsCertainBehindAWallDrawnInByAllItMayMove) {
    Dispute dispute = overAWall(3.5, 0.3);
    dispute.pieceLeeways["wall"].position = {0.05, 1.0};
    EXPECT_TRUE(settled(dispute).depends.certain);
    // The wall's position is known less exactly than the wall is thick, so no point is certain to
    // be inside the wall.
    dispute.pieceLeeways["wall"].position = {0.15, 1.0};
    const Sensitivity open = settled(dispute).depends;
    EXPECT_FALSE(open.certain);
    EXPECT_FALSE(open.found);
}

TEST(Disputes, TwoWhoMayMoveTogetherFlipWhatNeitherFlipsAlone) {
    // The space above the wall is 0.09 inches. Each of the three uncertain heights may reduce it by
    // 0.05 inches, so one alone does not change the verdict.
    Dispute dispute = overAWall(1.92, 0.05);
    dispute.fromLeeway.height = 0.05;
    dispute.toLeeway.height = 0.05;
    const Sensitivity depends = settled(dispute).depends;
    EXPECT_TRUE(depends.flips.empty());
    EXPECT_TRUE(depends.found);
    EXPECT_EQ(depends.example.size(), 3U);
}

TEST(Disputes, ARangeFlipsAtTheEndOfItsBand) {
    Dispute dispute = about(DisputeAbout::range);
    dispute.to = post(16.9);  // gap between the bases: 5.9 inches
    dispute.toLeeway.position.x = 0.05;
    EXPECT_TRUE(settled(dispute).depends.certain);
    EXPECT_NEAR(*settled(dispute).margin, 0.1, 1e-9);
    dispute.toLeeway.position.x = 0.25;
    const DisputeAnswer answer = settled(dispute);
    ASSERT_EQ(answer.depends.flips.size(), 1U);
    EXPECT_EQ(answer.depends.flips[0].what, "x of to");
    EXPECT_NEAR(answer.depends.flips[0].at, 17.0, 2 * flipTolerance);
    EXPECT_EQ(wordOf(dispute.about, answer.depends.flips[0].towards), "2");
}

TEST(Disputes, BaseContactIsNoDistanceAndIsNeverShown) {
    Dispute dispute = about(DisputeAbout::range);
    dispute.to = post(11.2);
    dispute.toLeeway.position.x = 0.3;
    const Sensitivity depends = settled(dispute).depends;
    EXPECT_FALSE(depends.certain);
    ASSERT_EQ(depends.flips.size(), 1U);
    EXPECT_NEAR(depends.flips[0].at, 11.0 + geometry::contactTolerance, 2 * flipTolerance);
    EXPECT_EQ(wordOf(dispute.about, depends.flips[0].towards), "0");
}

TEST(Disputes, AHeightFlipsWhereTheToolsNextSegmentBegins) {
    Dispute dispute = about(DisputeAbout::height, {wall(5.95)});
    dispute.heightOf = geometry::PieceId("wall");
    dispute.pieceLeeways["wall"].height = 0.04;
    EXPECT_TRUE(settled(dispute).depends.certain);
    dispute.pieceLeeways["wall"].height = 0.1;
    const DisputeAnswer answer = settled(dispute);
    ASSERT_EQ(answer.depends.flips.size(), 1U);
    EXPECT_NEAR(answer.depends.flips[0].at, 6.0, 2 * flipTolerance);
    EXPECT_EQ(answer.citation.page, 12);
}

TEST(Disputes, APlaceFlipsAtTheTablesEdge) {
    Dispute dispute = about(DisputeAbout::place);
    dispute.from = post(0.6);
    dispute.fromLeeway.position.x = 0.2;
    const DisputeAnswer answer = settled(dispute);
    EXPECT_EQ(answer.verdict.value, 1);
    EXPECT_FALSE(answer.depends.certain);
    ASSERT_EQ(answer.depends.flips.size(), 1U);
    EXPECT_EQ(answer.depends.flips[0].what, "x of mini");
    EXPECT_NEAR(answer.depends.flips[0].at, 0.5, 2 * flipTolerance);
}

TEST(Disputes, AMoveFlipsWhereItsEndLeavesTheTable) {
    Dispute dispute = about(DisputeAbout::move);
    dispute.from = post(67.0);
    dispute.move.toolSpeed = 1;
    // A move of 4 inches: 3 inches of the tool, and half of the base at each end.
    dispute.move.pose = {{0.0}, {0.0}, {0.0}, 1.0};
    dispute.fromLeeway.position.x = 1.0;
    const DisputeAnswer answer = settled(dispute);
    ASSERT_EQ(answer.depends.flips.size(), 1U) << answer.line;
    EXPECT_NEAR(answer.depends.flips[0].at, 67.5, 2 * flipTolerance);
    EXPECT_EQ(wordOf(dispute.about, answer.depends.flips[0].towards), "illegal");
}

TEST(Disputes, ObscuredFlipsWhereTheWallComesBetween) {
    // Two bases that are one inch wide, at y = 18. A wall that ends at y = 18.6 is outside of the
    // convex hull of the two bases.
    PieceSpec piece = wall(3.0, 2.0);
    piece.position = {29, 19.6, 0};
    Dispute dispute = about(DisputeAbout::obscured, {piece});
    dispute.pieceLeeways["wall"].position = {0.0, 0.2};
    const DisputeAnswer answer = settled(dispute);
    EXPECT_EQ(answer.verdict.value, 0);
    ASSERT_EQ(answer.depends.flips.size(), 1U);
    EXPECT_NEAR(answer.depends.flips[0].at, 19.5, 3 * flipTolerance);
    EXPECT_EQ(answer.citation.page, 34);
}

TEST(Disputes, WhereNothingIsOpenTheAnswerIsCertain) {
    Dispute dispute = about(DisputeAbout::lineOfSight, {wall(1.0)});
    const Sensitivity depends = settled(dispute).depends;
    EXPECT_TRUE(depends.certain);
    EXPECT_EQ(depends.tried, 1);
}

TEST(Disputes, AreaTerrainThatABaseMayOverlapIsNotShown) {
    PieceSpec wood = wall(4.0, 6.0);
    wood.shape = geometry::BoxShape{{4.0, 6.0, 4.0}};
    // The wood ends at x = 10. The base overlaps the wood, so it sees past the wood.
    wood.position = {8.0, 18.0, 0.0};
    wood.facts.kind = geometry::Kind::area;
    Dispute dispute = about(DisputeAbout::lineOfSight, {wood});
    dispute.fromLeeway.position.x = 0.1;
    EXPECT_FALSE(settled(dispute).depends.certain);
    dispute.fromLeeway.position.x = 0.0;
    dispute.toLeeway.position.x = 0.1;  // only the target's position is uncertain
    EXPECT_TRUE(settled(dispute).depends.certain);
}

TEST(Disputes, RefuseWhatIsNotThere) {
    Dispute dispute = overAWall(2.0);
    dispute.pieceLeeways["tower"].height = 0.1;
    EXPECT_EQ(refused(dispute), "tolerance: no piece tower");
    dispute = about(DisputeAbout::range);
    dispute.to = geometry::PieceId("tower");
    EXPECT_EQ(refused(dispute), "to: no piece tower");
    dispute.about = DisputeAbout::lineOfSight;
    EXPECT_EQ(refused(dispute), "to: expected a miniature");
    dispute = about(DisputeAbout::height);
    dispute.heightOf = geometry::PieceId("tower");
    EXPECT_EQ(refused(dispute), "height: no piece tower");
}

TEST(Disputes, RefuseLeewaysThatNobodyCanMean) {
    EXPECT_EQ(refused(overAWall(2.0, -0.1)),
              "tolerance of wall: height: expected a number from 0 to 36");
    EXPECT_EQ(refused(overAWall(2.0, 2.0)),
              "tolerance of wall: height: expected less than the height itself");
    Dispute dispute = overAWall(2.0);
    dispute.fromLeeway.facing = 181.0;
    EXPECT_EQ(refused(dispute), "tolerance of from: facing: expected a number from 0 to 180");
    dispute = about(DisputeAbout::lineOfSight);
    for (int i = 0; i < 11; ++i) {
        PieceSpec piece = wall(1.0, 1.0);
        piece.id = "wall-" + std::to_string(i);
        dispute.pieces.push_back(piece);
        dispute.pieceLeeways[piece.id] = {{0.1, 0.1}, 1.0, 0.1};
    }
    EXPECT_EQ(refused(dispute), "tolerance: expected at most 40 quantities");
}

TEST(DisputeTries, CornersAreAllOfASmallBoxAndPairwiseAllOfALargeOne) {
    EXPECT_TRUE(cornersOf(0).empty());
    const auto three = cornersOf(3);
    EXPECT_EQ(std::set<BoxPoint>(three.begin(), three.end()).size(), 8U);
    const auto many = cornersOf(40);
    ASSERT_EQ(many.size(), mostCorners);
    for (std::size_t i = 0; i < 40; ++i)
        for (std::size_t k = 0; k < i; ++k)
            EXPECT_EQ(std::count_if(many.begin(), many.end(),
                                    [&](const BoxPoint& it) { return it[i] > 0 && it[k] < 0; }),
                      16);
}

TEST(DisputeTries, SpreadPointsMeetEveryStratumOfEveryQuantityOnce) {
    const auto points = spreadOver(40);
    ASSERT_EQ(points.size(), spreadPoints);
    std::set<std::vector<double>> orders;
    for (std::size_t i = 0; i < 40; ++i) {
        std::vector<double> values;
        values.reserve(points.size());
        for (const BoxPoint& point : points) values.push_back(point[i]);
        orders.insert(values);
        std::sort(values.begin(), values.end());
        for (std::size_t j = 0; j < values.size(); ++j)
            EXPECT_NEAR(values[j], (2.0 * double(j) + 1.0) / double(spreadPoints) - 1.0, 1e-12);
    }
    EXPECT_EQ(orders.size(), 40U);
}

}  // namespace
}  // namespace sightline::engine
