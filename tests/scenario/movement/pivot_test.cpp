// Core Rulebook p. 5, 28, 39: units that may pivot, and pivots of oblong bases beside enemy
// miniatures.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

UnitCard cannon(int speed) {
    UnitCard card = wookiees();
    card.name = "Cannon";
    card.type = UnitType::emplacementTrooper;
    card.base = "large";
    card.silhouetteHeight = 2.71;
    card.speed = speed;
    card.weapons = {ranged("Blast", 1, 4, Die::redAttack, 2)};
    return card;
}

geometry::Move pivotTo(double facing) {
    geometry::Move move;
    move.kind = geometry::MoveKind::pivot;
    move.rotateFirst = geometry::Degrees{facing};
    return move;
}

/// A cannon before its first action, with the given printed Speed and immobilize tokens.
struct Emplaced : AttackScene {
    UnitId own;
    explicit Emplaced(int speed, int immobilized = 0) {
        own = blue(cannon(speed), {{20.0, 15.0}});
        with(own).tokens[Token::immobilize] = immobilized;
        red(stormtroopers(), {{60.0, 30.0}});
        start();
        activate(own);
    }
};

TEST(P39Pivot, APrintedSpeedOf0LeavesThePivot) {
    Emplaced scene(0);
    EXPECT_TRUE(scene.offers(Action::pivot));
    for (const Action other : {Action::move, Action::reverse, Action::climb})
        EXPECT_FALSE(scene.offers(other));
    scene.action(Action::pivot);
    EXPECT_EQ(scene.refusal(MoveAnswer{pivotTo(91.0)}),
              "turns 91.0 degrees, at most 90.0 (p. 39, Pivot)");
    scene.move(pivotTo(90.0));
    EXPECT_EQ(scene.view().mini(scene.mini(scene.own, 0)).mini.facing.value, 90.0);
    EXPECT_TRUE(scene.offers(Action::pivot)) << "again with its second action";
}

TEST(P45Immobilize, ASpeedOf0AfterItLeavesNoMoveOfAnyKind) {
    EXPECT_FALSE(Emplaced(0, 1).offers(Action::pivot));
    EXPECT_FALSE(Emplaced(1, 1).offers(Action::pivot));
    EXPECT_TRUE(Emplaced(2, 1).offers(Action::pivot));
}

TEST(P39Pivot, ASpeedOf0GivesNobodyAPivotWhoHasNone) {
    AttackScene scene;
    UnitCard card = rebelTroopers();
    card.speed = 0;
    const UnitId own = scene.blue(card, {{20.0, 15.0}});
    scene.red(stormtroopers(), {{60.0, 30.0}});
    scene.start();
    scene.activate(own);
    EXPECT_FALSE(scene.offers(Action::pivot));
}

// A unit that players have put inside a wall by hand cannot pivot, so the game does not offer a
// pivot.
TEST(P39Pivot, IsOfferedWhereSomePivotIsLegal) {
    for (const double x : {20.0, 34.0}) {
        AttackScene scene;
        scene.terrain(box("wall", {34.0, 15.0}, {8.0, 8.0, 3.0}, geometry::Facts{}));
        const UnitId own = scene.blue(cannon(1), {{20.0, 15.0}});
        scene.red(stormtroopers(), {{60.0, 30.0}});
        scene.start();
        const MiniId leader = scene.mini(own, 0);
        scene.adjust({Player::blue, AdjustMini{{leader, {x, 15.0, 0.0}, {}}}});
        scene.activate(own);
        EXPECT_EQ(scene.offers(Action::pivot), x == 20.0) << x;
    }
}

constexpr double tankLength = 175.0 / 25.4, tankWidth = 100.0 / 25.4;

/// A long tank that faces along x. After a turn of 90 degrees, each end of the tank is half of the
/// tank's length away from its centre, along y.
struct Turning : AttackScene {
    UnitId tank;
    explicit Turning(bool withMeleeWeapon) {
        scenario.dimensions.bases["long"] = {tankWidth, tankLength, true};
        UnitCard card = atRt();
        card.base = "long";
        card.weapons = {ranged("Gun", 1, 4, Die::redAttack, 2)};
        if (withMeleeWeapon) card.weapons.push_back(melee("Ram", Die::redAttack));
        tank = blue(card, {{20.0, 15.0}});
    }
    /// The place for a small base that is `off` inches from contact with the tank after the tank's
    /// turn.
    static geometry::Vec2 ahead(double off = 0.0) {
        return {20.0, 15.0 + tankLength / 2.0 + smallBase / 2.0 + off};
    }
    static geometry::Vec2 behind() { return {20.0, 30.0 - ahead().y}; }
    void begin() {
        start();
        activate(tank);
        action(Action::pivot);
    }
};

TEST(P28MovingIntoMelee, APivotIntoContactNeedsAMeleeWeapon) {
    Turning scene(false);
    scene.red(rebelTroopers(), {Turning::ahead()});
    scene.begin();
    EXPECT_EQ(scene.refusal(MoveAnswer{pivotTo(90.0)}),
              "in contact with a miniature that may not be touched (p. 28, Moving Into Melee)");
    EXPECT_EQ(scene.refusal(MoveAnswer{pivotTo(60.0)}), "") << "which stays out of contact";

    Turning beside(false);
    beside.red(rebelTroopers(), {Turning::ahead(0.02)});
    beside.begin();
    EXPECT_EQ(beside.refusal(MoveAnswer{pivotTo(90.0)}), "") << "a hair beyond contact";
}

TEST(P28MovingIntoMelee, APivotIntoContactStartsAMelee) {
    Turning scene(true);
    const geometry::Vec2 first = Turning::ahead();
    const UnitId enemy = scene.red(rebelTroopers(), {first, {first.x + 2.5, first.y + 1.0}});
    scene.begin();
    scene.move(pivotTo(90.0));
    EXPECT_TRUE(scene.recorded(Happening::meleeStarted));
    ASSERT_TRUE(scene.asks(Ask::placeUnit)) << "step 3: the enemy's others close up";
    EXPECT_EQ(scene.question().player, Player::red);
    EXPECT_EQ(scene.question().place->contact, scene.tank);
    scene.follow();
    EXPECT_TRUE(scene.unit(enemy).inMelee);
    EXPECT_TRUE(scene.offers(Action::attack));
}

TEST(P28MovingIntoMelee, APivotEndsInContactWithOneUnitOnly) {
    Turning scene(true);
    scene.red(rebelTroopers(), {Turning::ahead()});
    scene.red(stormtroopers(), {Turning::behind()});
    scene.begin();
    EXPECT_EQ(scene.refusal(MoveAnswer{pivotTo(90.0)}),
              "in base contact with 2 enemy units at once (p. 28, Moving Into Melee)");
}

// A unit that is already in melee may pivot and keep its contact. The pivot does not start a melee
// and needs no melee weapon.
TEST(P28MovingIntoMelee, APivotMayKeepTheContactThatItHas) {
    Turning scene(false);
    const double side = 15.0 + tankWidth / 2.0 + smallBase / 2.0;
    scene.red(rebelTroopers(), {{20.0, side}});
    scene.begin();
    EXPECT_EQ(scene.refusal(MoveAnswer{pivotTo(0.0)}), "");
    scene.move(pivotTo(0.0));
    EXPECT_FALSE(scene.recorded(Happening::meleeStarted));
    EXPECT_TRUE(scene.unit(scene.tank).inMelee);
}

}  // namespace
}  // namespace sightline::engine::scene
