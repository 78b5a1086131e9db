// Disputes (questions about facts that are not exactly known) about positions in a game. Their
// verdicts must equal the rulings of the game.
#include "engine/legion/advice/disputes/dispute_of.h"

#include <gtest/gtest.h>

#include <cmath>
#include <stop_token>

#include "engine/legion/advice/disputes/settle.h"
#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/rules/game/game.h"
#include "unit/engine/armies.h"

namespace sightline::engine::test {
namespace {

/// A position of a game, and a question about it.
struct AskedPosition {
    Scenario scenario;
    std::unique_ptr<Game> game;
    View view;

    explicit AskedPosition(Scenario of)
        : scenario(std::move(of)),
          game(Game::start(scenario, 1).value()),
          view(game->view(Player::blue)) {}

    MiniId leader(int unit) const { return view.unit(UnitId{unit}).minis.front(); }
    DisputeRequest ask(DisputeAbout about, MiniId from, MiniId to) const {
        return {about, from, to, 2, {}, {}, {}};
    }
    Result<Dispute> put(const DisputeRequest& asked) const {
        return disputeOf(view, scenario.pieces, asked);
    }
    std::string refused(const DisputeRequest& asked) const {
        const auto dispute = put(asked);
        return dispute ? "" : dispute.problem().text;
    }
    int verdict(const DisputeRequest& asked) const {
        const auto dispute = put(asked);
        EXPECT_TRUE(dispute) << (dispute ? "" : dispute.problem().text);
        return dispute ? settle(*dispute)->verdict.value : -1;
    }
};

TEST(DisputeOf, SightAndObscurementAreThoseOfTheGame) {
    const AskedPosition asking(skirmish());
    const View& view = asking.view;
    int blocked = 0, obscured = 0;
    for (const int from : {0, 1, 3, 4})
        for (const int to : {0, 1, 2, 3, 4, 5}) {
            if (from == to) continue;
            const MiniId one = asking.leader(from), other = asking.leader(to);
            const auto sight = sightBetween(view, one, other);
            EXPECT_EQ(asking.verdict(asking.ask(DisputeAbout::lineOfSight, one, other)),
                      static_cast<int>(sight.verdict))
                << from << " to " << to;
            blocked += sight.visible ? 0 : 1;
            if (!isTrooper(view.unit(UnitId{to}).card->type)) continue;
            const bool hidden = obscuredFrom(view, one, other).obscured;
            EXPECT_EQ(asking.verdict(asking.ask(DisputeAbout::obscured, one, other)) == 1, hidden)
                << from << " to " << to;
            obscured += hidden ? 1 : 0;
        }
    EXPECT_GT(blocked, 0);
    EXPECT_GT(obscured, 0);
}

TEST(DisputeOf, AGroundVehicleOfAnotherUnitBlocks) {
    const AskedPosition asking(emptyTable({unitAt(Player::blue, troopers(1), 8, 8),
                                           unitAt(Player::red, troopers(1), 28, 8, 180),
                                           unitAt(Player::red, walker(), 18, 8, 180)}));
    const MiniId from = asking.leader(0);
    EXPECT_EQ(asking.verdict(asking.ask(DisputeAbout::lineOfSight, from, asking.leader(1))), 1);
    EXPECT_EQ(asking.verdict(asking.ask(DisputeAbout::lineOfSight, from, asking.leader(2))), 0);
    EXPECT_EQ(asking.refused(asking.ask(DisputeAbout::obscured, from, asking.leader(2))),
              "only troopers can be obscured (p. 34)");
}

TEST(DisputeOf, BarricadesObscureOnlyWhomTheyServe) {
    UnitCard heavy = troopers(1);
    heavy.type = UnitType::heavyTrooper;
    Scenario scenario = emptyTable({unitAt(Player::blue, troopers(1), 8, 8),
                                    unitAt(Player::red, troopers(1), 18, 8, 180),
                                    unitAt(Player::red, heavy, 18, 11, 180)});
    scenario.pieces = {
        geometry::test::box("barricade", {17, 9, 0}, {0.4, 8, 1}, geometry::test::barricade())};
    const AskedPosition asking(scenario);
    const MiniId from = asking.leader(0);
    EXPECT_EQ(asking.verdict(asking.ask(DisputeAbout::obscured, from, asking.leader(1))), 1);
    EXPECT_EQ(asking.verdict(asking.ask(DisputeAbout::obscured, from, asking.leader(2))), 0);
}

TEST(DisputeOf, WhoStandsOnAPieceOfUnknownHeightGoesUpAndDownWithIt) {
    Scenario scenario = emptyTable(
        {unitAt(Player::blue, troopers(1), 8, 8), unitAt(Player::red, troopers(1), 28, 8, 180)});
    scenario.pieces = {
        geometry::test::box("platform", {8, 8, 0}, {4, 4, 1}, geometry::test::heavyWall())};
    const AskedPosition asking(scenario);
    DisputeRequest asked =
        asking.ask(DisputeAbout::lineOfSight, asking.leader(0), asking.leader(1));
    EXPECT_NEAR(asking.put(asked)->from.position.z, 1.0, geometry::contactTolerance);
    asked.pieceLeeways["platform"].position = {0.1, 0.1};
    EXPECT_NEAR(asking.put(asked)->from.position.z, 1.0, geometry::contactTolerance);
    asked.pieceLeeways["platform"].height = 0.1;
    const auto open = asking.put(asked);
    EXPECT_TRUE(std::isnan(open->from.position.z));
    EXPECT_DOUBLE_EQ(std::get<geometry::Mini>(open->to).position.z, 0.0);
    const auto situations = Situations::make(*open);
    EXPECT_NEAR(situations->at(std::vector{0.0, 0.0, 0.1}).from.position.z, 1.1,
                geometry::contactTolerance);
}

TEST(DisputeOf, TerrainThatWasChangedByHandCounts) {
    AskedPosition asking(shootOut(1, 1));
    const DisputeRequest asked =
        asking.ask(DisputeAbout::lineOfSight, asking.leader(0), asking.leader(1));
    EXPECT_EQ(asking.verdict(asked), 0);
    asking.view.changedTerrain =
        std::make_shared<const std::vector<geometry::PieceSpec>>(std::vector{
            geometry::test::box("wall", {12.5, 8, 0}, {0.4, 8, 4}, geometry::test::heavyWall())});
    EXPECT_EQ(asking.verdict(asked), 1);
}

TEST(DisputeOf, RangesReachMiniaturesAndTerrain) {
    const AskedPosition asking(skirmish());
    DisputeRequest asked = asking.ask(DisputeAbout::range, asking.leader(0), asking.leader(1));
    const auto range = geometry::rangeBetween(asking.view.battlefield.dimensions(),
                                              asking.view.mini(asking.leader(0)).mini,
                                              asking.view.mini(asking.leader(1)).mini);
    EXPECT_EQ(asking.verdict(asked), static_cast<int>(std::lround(2.0 * range.band)));
    asked.to = geometry::PieceId("wall");
    asked.toLeeway.position = {0.1, 0.1};  // ignored: `to` is no miniature
    EXPECT_TRUE(quantitiesOf(*asking.put(asked)).empty());
    EXPECT_EQ(asking.verdict(asked), 4) << "9 inches and half a base";
}

TEST(DisputeOf, AHeightIsThatOfAPiece) {
    const AskedPosition asking(skirmish());
    DisputeRequest asked;
    asked.about = DisputeAbout::height;
    EXPECT_EQ(asking.refused(asked), "height: expected a terrain piece");
    asked.to = geometry::PieceId("wall");
    asked.fromLeeway.position = {0.1, 0.1};  // ignored: `from` is no miniature
    EXPECT_EQ(asking.verdict(asked), 1);
    EXPECT_TRUE(quantitiesOf(*asking.put(asked)).empty());
}

TEST(DisputeOf, AMoveGoesStraightToWhatIsNamedAndAPlaceIsWhereOneStands) {
    Scenario scenario = emptyTable(
        {unitAt(Player::blue, troopers(1), 10, 8), unitAt(Player::red, troopers(1), 20, 8, 180)});
    scenario.pieces = {
        geometry::test::box("tower", {10, 12, 0}, {2, 2, 9}, geometry::test::heavyWall())};
    const AskedPosition asking(scenario);
    DisputeRequest asked = asking.ask(DisputeAbout::move, asking.leader(0), asking.leader(1));
    asked.speed = 1;
    EXPECT_EQ(asking.verdict(asked), 1);
    EXPECT_NEAR(asking.put(asked)->move.pose.direction.value, 0.0, 1e-9);
    asked.to = geometry::PieceId("tower");
    EXPECT_NEAR(asking.put(asked)->move.pose.direction.value, 90.0, 1e-9);
    EXPECT_EQ(asking.verdict(asked), 0) << "the tower is in the way";
    asked.about = DisputeAbout::place;
    EXPECT_EQ(asking.verdict(asked), 1);
}

TEST(DisputeOf, RefusesWhoAndWhatIsNotThere) {
    Scenario scenario = skirmish();
    scenario.units[3].undeployed = true;
    const AskedPosition asking(scenario);
    const MiniId from = asking.leader(0);
    const auto sight = [&](MiniId one, MiniId other) {
        return asking.refused(asking.ask(DisputeAbout::lineOfSight, one, other));
    };
    const std::string nobody = "expected a miniature on the battlefield";
    EXPECT_EQ(sight(from, asking.leader(3)), nobody);
    EXPECT_EQ(sight(asking.leader(3), from), nobody);
    EXPECT_EQ(sight(MiniId{}, from), nobody);
    EXPECT_EQ(sight(from, MiniId{999}), nobody);
    EXPECT_EQ(sight(from, from), "expected two miniatures, not one and itself");
    DisputeRequest asked = asking.ask(DisputeAbout::range, from, from);
    asked.to = geometry::PieceId("nowhere");
    EXPECT_EQ(asking.refused(asked), "no piece nowhere");
}

TEST(DisputeOf, SettlingEndsWhenItIsToldTo) {
    const AskedPosition asking(skirmish());
    DisputeRequest asked =
        asking.ask(DisputeAbout::lineOfSight, asking.leader(0), asking.leader(3));
    asked.pieceLeeways["wall"] = {{0.1, 0.1}, 2.0, 0.1};
    std::stop_source stop;
    stop.request_stop();
    const auto answer = settle(*asking.put(asked), stop.get_token());
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.problem().text, "stopped");
}

}  // namespace
}  // namespace sightline::engine::test
