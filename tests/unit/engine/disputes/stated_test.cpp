// Values of a dispute that players state by numbers, and the values near them at which the verdict
// changes.
#include "engine/legion/advice/disputes/stated.h"

#include <gtest/gtest.h>

#include "engine/legion/advice/disputes/dispute_of.h"
#include "engine/legion/advice/disputes/settle.h"
#include "engine/legion/advice/disputes/turning_points.h"
#include "engine/legion/rules/game/game.h"
#include "geometry/range/range.h"
#include "unit/engine/armies.h"

namespace sightline::engine::test {
namespace {

/// Two troopers, 20 in apart, with a wall of the stated height halfway between them.
struct AskedAcrossWall {
    explicit AskedAcrossWall(double height, const std::vector<geometry::PieceSpec>& more = {})
        : scenario(withWall(height, more)),
          game(Game::start(scenario, 1).value()),
          view(game->view(Player::blue)) {
        asked.from = view.unit(UnitId{0}).minis.front();
        asked.to = view.unit(UnitId{1}).minis.front();
    }
    static Scenario withWall(double height, const std::vector<geometry::PieceSpec>& more) {
        Scenario scenario = emptyTable({unitAt(Player::blue, troopers(1), 8, 8),
                                        unitAt(Player::red, troopers(1), 28, 8, 180)});
        scenario.pieces = {geometry::test::box("wall", {18, 8, 0}, {0.2, 16, height},
                                               geometry::test::heavyWall())};
        scenario.pieces.insert(scenario.pieces.end(), more.begin(), more.end());
        return scenario;
    }
    Dispute put() const { return disputeOf(view, scenario.pieces, asked).value(); }
    int verdict() const { return settle(put())->verdict.value; }
    double distance() const {
        const Dispute dispute = put();
        return rangeBetween(dispute.dimensions, dispute.from, std::get<geometry::Mini>(dispute.to))
            .distance;
    }

    Scenario scenario;
    std::unique_ptr<Game> game;
    View view;
    DisputeRequest asked;
};

constexpr int visible = 0, blocked = 1;

TEST(StatedValues, ALowerWallOpensTheLineAndAHigherOneClosesIt) {
    AskedAcrossWall asking(3.0);
    EXPECT_EQ(asking.verdict(), blocked);
    asking.asked.stated.pieceHeights["wall"] = 1.0;
    EXPECT_EQ(asking.verdict(), visible);
    asking.asked.stated.from.height = asking.asked.stated.to.height = 0.8;
    EXPECT_EQ(asking.verdict(), blocked);
    asking.asked.stated.from.stands = asking.asked.stated.to.stands = 1.0;
    EXPECT_EQ(asking.verdict(), visible);
}

TEST(StatedValues, TheTargetStandsAtTheStatedDistance) {
    AskedAcrossWall asking(3.0);
    for (const double distance : {0.0, 2.5, 6.0, 17.25, 40.0}) {
        asking.asked.stated.distance = distance;
        EXPECT_NEAR(asking.distance(), distance, 1e-6);
        EXPECT_NEAR(std::get<geometry::Mini>(asking.put().to).position.y, 8.0, 1e-9);
    }
    asking.asked.stated.distance = 6.0;  // before the wall
    EXPECT_EQ(asking.verdict(), visible);
}

TEST(StatedValues, ATargetAsideKeepsTheStatedDistance) {
    AskedAcrossWall asking(3.0);
    asking.asked.stated.aside = 3.0;
    EXPECT_NEAR(std::get<geometry::Mini>(asking.put().to).position.y, 11.0, 1e-9);
    asking.asked.stated.distance = 6.0;
    EXPECT_NEAR(asking.distance(), 6.0, 1e-6);
    // At a right angle to the line, the target cannot be nearer than this.
    asking.asked.stated.aside = 12.0;
    EXPECT_GT(asking.distance(), 10.0);
}

TEST(StatedValues, AMovedTargetStandsOnTheTerrainUnderIt) {
    AskedAcrossWall asking(3.0, {geometry::test::box("platform", {14, 8, 0}, {4, 4, 1.5},
                                                     geometry::test::heavyWall())});
    asking.asked.stated.distance = 5.0;
    const Dispute dispute = asking.put();
    const auto situations = Situations::make(dispute);
    EXPECT_NEAR(std::get<geometry::Mini>(situations->stated().to).position.z, 1.5,
                geometry::contactTolerance);
}

TEST(PiecesBetween, AreThoseInTheStripNearestFirst) {
    const auto boxAt = [](const char* id, geometry::Vec3 at) {
        return geometry::test::box(id, at, {1, 1, 1}, geometry::test::heavyWall());
    };
    const AskedAcrossWall asking(3.0, {boxAt("near", {12, 8, 0}), boxAt("aside", {12, 14, 0})});
    const View& view = asking.view;
    const auto found = piecesBetween(view.battlefield, view.mini(asking.asked.from).mini,
                                     view.mini(std::get<MiniId>(asking.asked.to)).mini);
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].piece, "near");
    EXPECT_EQ(found[1].piece, "wall");
    EXPECT_NEAR(found[1].height, 3.0, 1e-9);
    EXPECT_NEAR(found[1].away, 9.9 - view.mini(asking.asked.from).mini.base.width / 2.0, 1e-6);
}

// The verdict really changes at a turning point, and nowhere before it.
TEST(TurningPoints, AWallTellsTheHeightAtWhichTheLineOpens) {
    AskedAcrossWall asking(2.5);
    const auto flips = turningPoints(asking.put());
    ASSERT_EQ(flips.size(), 1U);
    EXPECT_EQ(flips[0].what, "height of wall");
    EXPECT_EQ(flips[0].towards.value, visible);
    EXPECT_LT(flips[0].at, 2.5);
    asking.asked.stated.pieceHeights["wall"] = flips[0].at - 0.05;
    EXPECT_EQ(asking.verdict(), visible);
    asking.asked.stated.pieceHeights["wall"] = flips[0].kept + 0.05;
    EXPECT_EQ(asking.verdict(), blocked);
}

TEST(TurningPoints, ARangeTellsBothEndsOfItsBand) {
    AskedAcrossWall asking(1.0);
    asking.asked.about = DisputeAbout::range;
    asking.asked.stated.distance = 8.0;
    const auto flips = turningPoints(asking.put());
    ASSERT_EQ(flips.size(), 2U);
    EXPECT_EQ(flips[0].at, 6.0);
    EXPECT_EQ(flips[1].at, 12.0);
    for (const Flip& flip : flips) {
        EXPECT_EQ(flip.what, measuredDistance);
        asking.asked.stated.distance = flip.at + (flip.at < 8.0 ? -0.01 : 0.0);
        EXPECT_EQ(asking.verdict(), flip.towards.value);
    }
    for (const auto& [distance, count] :
         {std::pair(1.0, 1), std::pair(4.0, 2), std::pair(27.0, 2), std::pair(40.0, 1)}) {
        asking.asked.stated.distance = distance;
        EXPECT_EQ(turningPoints(asking.put()).size(), static_cast<std::size_t>(count)) << distance;
    }
}

}  // namespace
}  // namespace sightline::engine::test
