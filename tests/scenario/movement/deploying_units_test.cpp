// Core Rulebook p. 11, 24-25: undeployed units and their deployment.
#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"
#include "geometry/range/range.h"
#include "scenario/mission_scene.h"

namespace sightline::engine::scene {
namespace {

/// Blue's unit is not on the battlefield. Blue's edge is y = 0.
struct Arriving : AttackScene {
    UnitId own;
    UnitId enemy = red(stormtroopers(), column({36.0, 30.0}, 4));
    explicit Arriving(const UnitCard& card = battleDroids(), int miniatures = 4) {
        own = blue(card, column({0.0, 0.0}, miniatures));
        with(own).undeployed = true;
    }
    void begin() {
        start();
        activate(own);
    }
    geometry::Move fromEdge(double x, int speed) const {
        geometry::Move move;
        move.toolSpeed = speed;
        move.start = geometry::Vec2{x, 0.0};
        move.pose.contactAngle = move.pose.direction = geometry::Degrees{90.0};
        return move;
    }
};

TEST(P24DeployingUnits, ExampleMakingStandardMovesDeploys) {
    Arriving scene;
    scene.begin();
    EXPECT_TRUE(scene.offers(Action::move));
    for (const Action other : {Action::aim, Action::dodge, Action::attack, Action::standby}) {
        EXPECT_FALSE(scene.offers(other)) << "the first action deploys it";
    }
    scene.action(Action::move);
    EXPECT_NE(scene.refusal(MoveAnswer{scene.fromEdge(20.0, 3)}), "") << "Speed 2";
    EXPECT_NE(scene.refusal(MoveAnswer{straight(2, 90.0, 5.0)}), "") << "not from the edge";
    scene.move(scene.fromEdge(20.0, 2));
    ASSERT_TRUE(scene.asks(Ask::placeUnit));
    EXPECT_FALSE(scene.unit(scene.own).undeployed);
    scene.follow();
    const View now = scene.view();
    const geometry::Mini& leader = now.mini(scene.mini(scene.own, 0)).mini;
    EXPECT_NEAR(leader.position.x, 20.0, 1e-6);
    const Ruling moved = scene.last(Happening::moved);
    ASSERT_EQ(moved.numbers[0].name, NumberId::inches);
    EXPECT_NEAR(moved.numbers[0].value, leader.position.y, 1e-6) << "from the table's edge";
    for (int i = 1; i < 4; ++i) {
        EXPECT_TRUE(geometry::within(now.mini(scene.mini(scene.own, i)).mini, leader, 3.0)) << i;
    }
    scene.action(Action::move);
    scene.move(straight(2, 90.0, 5.0));
    EXPECT_TRUE(scene.asks(Ask::placeUnit)) << "the second Move starts at its base";
}

// A unit that can deploy must deploy. A unit that cannot move may finish its activation.
TEST(P24DeployingUnits, AnUndeployedUnitMustDeploy) {
    Arriving scene;
    scene.begin();
    EXPECT_FALSE(scene.offers(Action::finish));
    EXPECT_NE(scene.refusal(Pick{1, Option{Action::finish}}), "");
    scene.action(Action::move);
    scene.move(scene.fromEdge(20.0, 1));
    scene.follow();
    EXPECT_TRUE(scene.offers(Action::finish));

    Arriving kept;
    kept.with(kept.own).tokens[Token::immobilize] = 2;
    kept.begin();
    EXPECT_FALSE(kept.offers(Action::move)) << "Speed 0";
    EXPECT_TRUE(kept.offers(Action::finish));
}

TEST(P24DeployingUnits, OnlyFromTheAlliedEdge) {
    Arriving scene;
    scene.begin();
    scene.action(Action::move);
    geometry::Move far = scene.fromEdge(20.0, 2);
    far.start = geometry::Vec2{20.0, 36.0};
    far.pose.contactAngle = far.pose.direction = geometry::Degrees{-90.0};
    EXPECT_NE(scene.refusal(MoveAnswer{far}), "");
}

// Blue's territory is at the far edge and contains only the first 24 inches of that edge.
TEST(P24DeployingUnits, FromThePortionsOfTheEdgeInAlliedTerritory) {
    Arriving scene;
    BattleCard card = objectiveCard({}, {});
    card.map->far = {{{0, 30}, {24, 30}, {24, 36}, {0, 36}}};
    scene.scenario.mission = Scenario::Mission{card, std::nullopt, TableSide::far};
    scene.begin();
    scene.action(Action::move);
    EXPECT_NE(scene.refusal(MoveAnswer{scene.fromEdge(20.0, 2)}), "") << "that edge is red's";
    geometry::Move far = scene.fromEdge(25.0, 2);
    far.start = geometry::Vec2{25.0, 36.0};
    far.pose.contactAngle = far.pose.direction = geometry::Degrees{-90.0};
    EXPECT_NE(scene.refusal(MoveAnswer{far}), "") << "beyond the territory";
    far.start = geometry::Vec2{20.0, 36.0};
    scene.move(far);
    EXPECT_FALSE(scene.unit(scene.own).undeployed);
}

TEST(P24DeployingUnits, OnceDeployedItMakesOtherActions) {
    Arriving scene;
    scene.begin();
    scene.action(Action::move);
    scene.move(scene.fromEdge(20.0, 1));
    scene.follow();
    EXPECT_TRUE(scene.offers(Action::aim));
    EXPECT_EQ(scene.last(Happening::deployed).citation, page(24, "Deploying Units"));
}

TEST(P24DeployingUnits, ANotchedBaseComesOnAlongItsTool) {
    Arriving scene(atRt(), 1);
    scene.begin();
    EXPECT_FALSE(scene.offers(Action::pivot));
    scene.action(Action::move);
    scene.move(scene.fromEdge(30.0, 2));
    const geometry::Mini hull = scene.view().mini(scene.mini(scene.own, 0)).mini;
    EXPECT_NEAR(hull.facing.value, 90.0, 1e-6);
    EXPECT_GT(hull.position.y, 4.0);
}

TEST(P11UndeployedUnits, NobodyAttacksOrSeesThem) {
    Arriving scene;
    scene.scenario.firstPlayer = Player::red;
    scene.start();
    scene.activate(scene.enemy);
    EXPECT_FALSE(scene.offers(Action::attack));
    EXPECT_FALSE(previewAttack(scene.view(), scene.enemy, scene.own).legal);
    EXPECT_EQ(scene.view().battlefield.mini(scene.mini(scene.own, 0).value), nullptr);
}

TEST(P11UndeployedUnits, AreAtNoRangeAndInNoContact) {
    Arriving scene;
    scene.with(scene.enemy).undeployed = true;
    const UnitId seen = scene.red(stormtroopers(), {{20.0, 20.0}});
    const UnitId seeing = scene.blue(rebelTroopers(), {{20.0, 12.0}});
    scene.start();
    for (const auto& [attacker, defender] :
         {std::pair{scene.own, seen}, {seeing, scene.enemy}, {scene.own, scene.enemy}}) {
        const AttackPreview preview = previewAttack(scene.view(), attacker, defender);
        EXPECT_FALSE(preview.range);
        EXPECT_TRUE(preview.sight.empty());
        EXPECT_EQ(preview.reason, "an undeployed unit");
    }
    EXPECT_TRUE(previewAttack(scene.view(), seeing, seen).range) << "both stand on it";
}

// Undeployed miniatures have no position on the table. So difficult terrain at (0, 0) does not
// reduce their speed.
TEST(P24Deploying, DifficultTerrainElsewhereSlowsNobody) {
    Arriving scene;
    scene.terrain(box("swamp", {2.0, 2.0}, {4.0, 4.0, 0.5}, difficultArea()));
    scene.begin();
    scene.action(Action::move);
    EXPECT_FALSE(scene.question().move->terms.startsInDifficult);
    EXPECT_EQ(scene.refusal(MoveAnswer{scene.fromEdge(40.0, 2)}), "");
    EXPECT_EQ(scene.refusal(MoveAnswer{scene.fromEdge(4.3, 2)}), "") << "beside the swamp";
    EXPECT_EQ(scene.refusal(MoveAnswer{scene.fromEdge(4.2, 2)}),
              "speed-2 tool, at most speed 1: the tool overlaps difficult swamp (p. 27, Moving "
              "Through Terrain)");
}

TEST(P11UndeployedUnits, ACommanderCalmsUndeployedUnitsWhileUndeployedItself) {
    for (const bool waits : {true, false}) {
        Arriving scene(rebelTroopers());
        const UnitId luke = scene.blue(lukeSkywalker(), {{10.0, 10.0}});
        scene.with(luke).undeployed = waits;
        scene.with(scene.own).tokens[Token::suppression] = 2;
        scene.start();
        EXPECT_EQ(scene.unit(scene.own).isPanicked, !waits);
    }
}

}  // namespace
}  // namespace sightline::engine::scene
