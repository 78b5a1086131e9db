// The attacks that a unit could make after a Move that is not made yet.
#include "engine/legion/advice/preview/attacks_from.h"

#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/rules/game/game.h"
#include "unit/engine/play.h"

namespace sightline::engine::test {
namespace {

/// Blue's troopers stand 25 in from red's first unit and farther from its second unit: nobody is in
/// range.
struct Approach {
    Scenario scenario = emptyTable({unitAt(Player::blue, troopers(4), 4, 8),
                                    unitAt(Player::red, troopers(4), 29, 8, 180),
                                    unitAt(Player::red, troopers(4), 33, 18, 180)});
    std::unique_ptr<Game> game{};
    View view() {
        game = Game::start(scenario, 1).value();
        return game->view(Player::blue);
    }
    static geometry::Mini leaderAt(const View& view, double x) {
        geometry::Mini leader = view.mini(view.unit(UnitId{0}).minis.front()).mini;
        leader.position.x = x;
        return leader;
    }
};

TEST(AttacksFrom, TheWoundsAreThoseOfTheAttackAfterTheMove) {
    Approach scene;
    const View far = scene.view();
    const geometry::Mini end = Approach::leaderAt(far, 12.0);
    const auto attacks = attacksFrom(far, UnitId{0}, end);
    ASSERT_EQ(attacks.size(), 1U) << "only the first enemy is in range of the place";
    EXPECT_EQ(attacks[0].defender, UnitId{1});
    ASSERT_EQ(attacks[0].weapons.size(), 1U);
    EXPECT_EQ(attacks[0].weapons[0]->name, "Rifle");
    EXPECT_FALSE(attacks[0].melee);
    ASSERT_TRUE(attacks[0].line);
    EXPECT_NEAR(attacks[0].line->from.x, 12.0, 0.6);

    Approach near;
    for (auto& mini : near.scenario.units[0].minis) mini.position.x += 8.0;
    const AttackPreview exact = previewAttack(near.view(), UnitId{0}, UnitId{1}, false);
    ASSERT_TRUE(exact.legal);
    EXPECT_GT(exact.expectedWounds, 0.1);
    EXPECT_NEAR(attacks[0].expectedWounds, exact.expectedWounds, 1e-9)
        << "all miniatures keep their places beside the leader";
}

TEST(AttacksFrom, TheViewOfTheGameStaysAsItIs) {
    Approach scene;
    const View far = scene.view();
    EXPECT_TRUE(attacksFrom(far, UnitId{0}, Approach::leaderAt(far, 4.0)).empty());
    const View after = viewAfterMove(far, UnitId{0}, Approach::leaderAt(far, 12.0));
    for (const MiniId one : far.unit(UnitId{0}).minis) {
        EXPECT_NEAR(far.mini(one).mini.position.x, 4.0, 1e-9);
        EXPECT_NEAR(after.mini(one).mini.position.x, 12.0, 1e-9);
    }
    EXPECT_EQ(after.mini(far.unit(UnitId{1}).minis[0]).mini.position,
              far.mini(far.unit(UnitId{1}).minis[0]).mini.position);
}

TEST(AttacksFrom, AWallInTheWayLeavesNoAttack) {
    Approach scene;
    scene.scenario.pieces = {
        geometry::test::box("wall", {20.0, 12.0, 0}, {0.5, 23.0, 8}, geometry::test::heavyWall())};
    const View far = scene.view();
    EXPECT_TRUE(attacksFrom(far, UnitId{0}, Approach::leaderAt(far, 12.0)).empty());
}

TEST(AttacksFrom, FollowersThatFindTheirPlaceTakenStandElsewhere) {
    Approach scene;
    scene.scenario.units.push_back(unitAt(Player::blue, troopers(1), 12.0, 9.3));
    const View far = scene.view();
    const View after = viewAfterMove(far, UnitId{0}, Approach::leaderAt(far, 12.0));
    const MiniId follower = far.unit(UnitId{0}).minis[1];
    EXPECT_GT(glm::distance(after.mini(follower).mini.position, {12.0, 9.3, 0.0}), 1.0);
}

TEST(AttacksFrom, AStopEndsTheWork) {
    Approach scene;
    const View far = scene.view();
    std::stop_source stop;
    stop.request_stop();
    EXPECT_TRUE(
        attacksFrom(far, UnitId{0}, Approach::leaderAt(far, 12.0), stop.get_token()).empty());
}

}  // namespace
}  // namespace sightline::engine::test
