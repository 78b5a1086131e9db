// Core Rulebook p. 23-28, 39: the limits of a move, and the miniatures that follow the unit leader.
#include "scenario/attack_scene.h"

#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"

namespace sightline::engine::scene {
namespace {

/// Troopers with speed 2 at the start of a move. No other unit is near them.
struct Move : AttackScene {
    UnitId troopers;
    explicit Move(const std::vector<geometry::Vec2>& at = column({10.0, 16.0}, 4),
                  const UnitCard& card = rebelTroopers()) {
        troopers = blue(card, at);
        red(stormtroopers(), {{60.0, 16.0}});
    }
    void ask(Action kind = Action::move) {
        start();
        activate(troopers);
        action(kind);
    }
};

TEST(P25StandardMove, TheToolMayBeSlowerNotFaster) {
    Move scene;
    scene.ask();
    EXPECT_EQ(scene.question().move->terms.speed, 2);
    EXPECT_EQ(scene.refusal(MoveAnswer{straight(3, 0.0, 6.0)}),
              "speed-3 tool, at most speed 2 (p. 25, Standard Move)");
    EXPECT_EQ(scene.refusal(MoveAnswer{straight(2, 0.0, 5.9)}), "");
    EXPECT_EQ(scene.refusal(MoveAnswer{straight(1, 0.0, 2.0)}), "");
    EXPECT_EQ(scene.refusal(MoveAnswer{straight(1, 90.0, 0.0)}), "") << "staying is a move";
    geometry::Move fourth = straight(3, 0.0, 6.0);
    fourth.toolSpeed = 4;
    EXPECT_EQ(scene.refusal(MoveAnswer{fourth}),
              "a movement tool has Speed 1 to 3, not 4 (p. 25, Standard Move)");
}

TEST(P25StandardMove, RefusesBeyondTheEndOfTheToolAndTheTable) {
    Move scene({{2.0, 16.0}});
    scene.ask();
    geometry::Move beyond = straight(2, 0.0, 5.0);
    beyond.pose.stop = 1.01;
    EXPECT_EQ(
        scene.refusal(MoveAnswer{beyond}),
        "a move must stop on its tool, from 0 to 1 of the tool's length (p. 25, Standard Move)");
    EXPECT_EQ(scene.refusal(MoveAnswer{straight(1, 180.0, 1.4)}), "");
    EXPECT_EQ(scene.refusal(MoveAnswer{straight(1, 180.0, 1.6)}),
              "0.13 in over the table's edge (p. 25, Leaving the Battlefield)");
    geometry::Move climb = straight(1, 0.0, 2.0);
    climb.kind = geometry::MoveKind::climb;
    EXPECT_EQ(scene.refusal(MoveAnswer{climb}),
              "another kind of move was declared (p. 25, Standard Move)");
}

TEST(P27MovingThroughTerrain, ExampleAToolOverDifficultTerrain) {
    Move scene({{10.0, 16.0}});
    scene.terrain(box("rubble", {14.0, 16.0}, {2.0, 4.0, 0.2}, difficultArea()));
    scene.ask();
    EXPECT_EQ(scene.refusal(MoveAnswer{straight(2, 0.0, 5.9)}),
              "speed-2 tool, at most speed 1: the tool overlaps difficult rubble (p. 27, Moving "
              "Through Terrain)");
    EXPECT_EQ(scene.refusal(MoveAnswer{straight(1, 0.0, 3.9)}), "");
    EXPECT_EQ(scene.refusal(MoveAnswer{straight(2, 90.0, 5.9)}), "") << "beside it";
}

TEST(P27MovingThroughTerrain, ExampleAnyMiniatureThatStartsInDifficultTerrainSlowsTheUnit) {
    Move scene(column({10.0, 16.0}, 4));
    scene.terrain(box("rubble", {10.0, 20.5}, {2.0, 1.0, 0.2}, difficultArea()));
    scene.ask();
    EXPECT_TRUE(scene.question().move->terms.startsInDifficult) << "the last of the four does";
    EXPECT_EQ(scene.refusal(MoveAnswer{straight(2, 0.0, 5.9)}),
              "speed-2 tool, at most speed 1: the unit starts in difficult terrain (p. 27, "
              "Moving Through Terrain)");
    EXPECT_EQ(scene.refusal(MoveAnswer{straight(1, 0.0, 3.9)}), "");
}

TEST(P13TerrainRestrictingMovement, ExampleImpassableTerrainAndOpenTerrain) {
    Move scene({{10.0, 16.0}});
    scene.terrain(box("house", {14.0, 16.0}, {1.0, 4.0, 4.0}, building()));
    scene.terrain(box("wall", {10.0, 19.0}, {3.0, 0.5, 1.0}, barricade()));
    scene.ask();
    EXPECT_NE(scene.refusal(MoveAnswer{straight(2, 0.0, 5.9)}), "");
    EXPECT_EQ(scene.refusal(MoveAnswer{straight(2, 90.0, 5.9)}), "") << "over the barricade";
}

TEST(P28Climbing, ExampleOnlyAClimbReachesTheRoof) {
    geometry::Facts roof;
    for (const Action kind : {Action::move, Action::climb}) {
        Move scene({{10.0, 16.0}});
        scene.terrain(box("hall", {14.0, 16.0}, {5.0, 6.0, 3.0}, roof));
        scene.ask(kind);
        geometry::Move up = straight(1, 0.0, 3.9);
        if (kind == Action::climb) up.kind = geometry::MoveKind::climb;
        EXPECT_EQ(scene.refusal(MoveAnswer{up}).empty(), kind == Action::climb);
        if (kind != Action::climb) continue;
        geometry::Move fast = up;
        fast.toolSpeed = 2;
        EXPECT_EQ(scene.refusal(MoveAnswer{fast}),
                  "speed-2 tool, at most speed 1 (p. 28, Climbing)");
        scene.move(up);
        EXPECT_EQ(scene.view().mini(scene.mini(scene.troopers, 0)).mini.position.z, 3.0);
    }
}

TEST(P28Climbing, Height1EndsBefore6Inches) {
    for (const double height : {5.99, 6.0}) {
        Move scene({{10.0, 16.0}});
        scene.terrain(box("hall", {14.0, 16.0}, {5.0, 6.0, height}, geometry::Facts{}));
        scene.ask(Action::climb);
        geometry::Move up = straight(1, 0.0, 3.9);
        up.kind = geometry::MoveKind::climb;
        EXPECT_EQ(scene.refusal(MoveAnswer{up}).empty(), height < 6.0) << height;
    }
}

TEST(P23UnitCohesion, TheOthersFollowWithinHalfRangeOfTheLeader) {
    Move scene;
    scene.ask();
    scene.move(straight(2, 0.0, 5.9));
    ASSERT_TRUE(scene.asks(Ask::placeUnit));
    Places far;
    for (const geometry::FormationPlace& one : scene.question().place->proposal) {
        EXPECT_TRUE(one.inCohesion);
        far.places.push_back({MiniId{one.key}, one.mini.position, one.mini.facing});
    }
    EXPECT_EQ(scene.refusal(far), "");
    const geometry::Vec3 leader = scene.view().mini(scene.mini(scene.troopers, 0)).mini.position;
    far.places.front().position = {leader.x + smallBase + 2.99, leader.y, 0.0};
    EXPECT_EQ(scene.refusal(far), "");
    far.places.front().position = {leader.x + smallBase + 3.0, leader.y, 0.0};
    EXPECT_EQ(scene.refusal(far),
              "3.00 in from the unit leader, must be under 3.00 in (p. 23, Unit Cohesion)");
    scene.follow();
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_TRUE(scene.offers(Action::move)) << "moves may be made twice";
}

TEST(P39Vehicles, OnlyTheirKindsMayPivotAndReverse) {
    struct Case {
        UnitCard card;
        bool climbs, pivots, reverses;
    };
    for (const Case& one :
         {Case{rebelTroopers(), true, false, false}, Case{atRt(), false, true, true},
          Case{speederBikes(), false, true, false}}) {
        Move scene({{20.0, 16.0}}, one.card);
        scene.start();
        scene.activate(scene.troopers);
        EXPECT_EQ(scene.offers(Action::climb), one.climbs) << one.card.name;
        EXPECT_EQ(scene.offers(Action::pivot), one.pivots) << one.card.name;
        EXPECT_EQ(scene.offers(Action::reverse), one.reverses) << one.card.name;
    }
}

TEST(P39ReverseMoves, AReverseMoveIsOneSlowerToAMinimumOf1) {
    for (const int speed : {1, 2, 3}) {
        UnitCard card = atRt();
        card.speed = speed;
        Move scene({{20.0, 16.0}}, card);
        scene.ask(Action::reverse);
        EXPECT_EQ(scene.question().move->terms.speed, speed == 1 ? 1 : speed - 1) << speed;
    }
}

TEST(P39ReverseMoves, TheToolLiesInTheRearNotch) {
    Move scene({{20.0, 16.0}}, atRt());
    scene.ask(Action::reverse);
    geometry::Move back;
    back.kind = geometry::MoveKind::reverse;
    back.toolSpeed = 1;
    back.pose.contactAngle = back.pose.direction = geometry::Degrees{180.0};
    EXPECT_EQ(scene.refusal(MoveAnswer{back}), "");
    geometry::Move fast = back;
    fast.toolSpeed = 2;
    EXPECT_EQ(scene.refusal(MoveAnswer{fast}),
              "speed-2 tool, at most speed 1 (p. 39, Reverse Moves)");
    geometry::Move ahead = back;
    ahead.pose.contactAngle = ahead.pose.direction = geometry::Degrees{0.0};
    EXPECT_EQ(scene.refusal(MoveAnswer{ahead}),
              "the tool lies 180.0 degrees off the rear notch (p. 39, Reverse Moves)");
    scene.move(back);
    const geometry::Mini after = scene.view().mini(scene.mini(scene.troopers, 0)).mini;
    EXPECT_LT(after.position.x, 20.0);
    EXPECT_NEAR(after.facing.value, 0.0, 1e-9) << "it still looks ahead";
}

}  // namespace
}  // namespace sightline::engine::scene
