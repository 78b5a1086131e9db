// Core Rulebook p. 36, Standby: how the token comes and goes.
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

/// Two units in sight of each other.
struct Watch : AttackScene {
    UnitId guard = blue(stormtroopers(), column({10.0, 14.0}, 4));
    UnitId enemy = red(rebelTroopers(), column({20.0, 14.0}, 4));
    Watch() { scenario.lastRound = 2; }
    void standBy() {
        start();
        activate(guard);
        action(Action::standby);
    }
    bool standing() const { return unit(guard).standby; }
};

TEST(P36Standby, TheActionGainsTheToken) {
    Watch scene;
    scene.standBy();
    EXPECT_TRUE(scene.standing());
    EXPECT_FALSE(scene.offers(Action::standby)) << "once in an activation";
    EXPECT_FALSE(scene.offers(Action::attack)) << "not together with an attack action";
    scene.action(Action::finish);
    scene.activate(scene.enemy);
    scene.action(Action::aim);
    EXPECT_TRUE(scene.standing()) << "what an enemy does without harm leaves it";
}

TEST(P36Standby, IsNotOfferedAfterAnAttack) {
    Watch scene;
    scene.start();
    scene.attack(scene.guard, scene.enemy);
    scene.dice({blank, blank, blank, blank});
    EXPECT_FALSE(scene.offers(Action::standby));
}

TEST(P36Standby, AMoveOfItsOwnRemovesIt) {
    Watch scene;
    scene.standBy();
    scene.action(Action::move);
    EXPECT_FALSE(scene.standing());
}

TEST(P36Standby, AnyActionOfItsOwnRemovesIt) {
    Watch scene;
    scene.standBy();
    scene.action(Action::aim);
    EXPECT_FALSE(scene.standing());
    EXPECT_EQ(scene.unit(scene.guard).aim, 1);
}

TEST(P36Standby, AnAttackOfItsOwnRemovesIt) {
    Watch scene;
    scene.with(scene.guard).standby = true;
    scene.start();
    scene.attack(scene.guard, scene.enemy);
    EXPECT_FALSE(scene.standing());
}

TEST(P36Standby, SuppressionRemovesIt) {
    for (const Face face : {hit, blank}) {
        Watch scene;
        scene.standBy();
        scene.action(Action::finish);
        scene.attack(scene.enemy, scene.guard);
        scene.dice({face, blank, blank, blank});
        if (face == hit) scene.dice({block});
        EXPECT_EQ(scene.standing(), face == blank);
    }
}

TEST(P36Standby, TheEndPhaseRemovesIt) {
    Watch scene;
    scene.standBy();
    scene.action(Action::finish);
    scene.rest(scene.enemy);
    EXPECT_EQ(scene.view().round, 2);
    EXPECT_FALSE(scene.standing());
}

TEST(P36Standby, GroundVehiclesMayAndRepulsorVehiclesMayNot) {
    for (const UnitCard& card : {atRt(), speederBikes()}) {
        AttackScene scene;
        const UnitId hull = scene.blue(card, {{10.0, 18.0}});
        scene.red(rebelTroopers(), column({40.0, 14.0}, 4));
        scene.start();
        scene.activate(hull);
        EXPECT_EQ(scene.offers(Action::standby), card.type == UnitType::groundVehicle);
    }
}

}  // namespace
}  // namespace sightline::engine::scene
