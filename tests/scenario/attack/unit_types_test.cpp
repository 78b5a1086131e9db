// Core Rulebook p. 31-32, 39-41: limits of unit types in melee, Versatile weapons, and cover from
// terrain that does not block the view.
#include "engine/legion/advice/preview/attack_preview.h"
#include "scenario/mission_scene.h"

namespace sightline::engine::scene {
namespace {

UnitCard mounted(UnitType type) {
    UnitCard card = wookiees();
    card.name = "Riders";
    card.type = type;
    card.base = "medium";
    card.silhouetteHeight = 2.71;
    card.weapons.push_back(ranged("Carbine", 1, 3, Die::blackAttack));
    return card;
}

/// A rider in melee with a Trooper, and another enemy unit farther away.
struct Brawl : AttackScene {
    UnitId rider, trooper, other;
    explicit Brawl(const UnitCard& card) {
        rider = blue(card, {{10.0, 14.0}});
        trooper = red(rebelTroopers(), {{10.0 + (mediumBase + smallBase) / 2.0, 14.0}});
        other = red(rebelTroopers(), {{20.0, 14.0}});
    }
    void begin() {
        start();
        activate(rider);
    }
};

TEST(P39UnitTypes, MountedAndHeavyTroopersPivotWhileEngaged) {
    for (const UnitType type :
         {UnitType::creatureTrooper, UnitType::emplacementTrooper, UnitType::heavyTrooper,
          UnitType::heavyDroidTrooper, UnitType::trooper}) {
        Brawl scene(mounted(type));
        scene.begin();
        EXPECT_EQ(scene.offers(Action::pivot), type != UnitType::trooper);
    }
}

TEST(P39UnitTypes, CreatureAndHeavyTroopersAttackAndWithdraw) {
    for (const UnitType type : {UnitType::creatureTrooper, UnitType::heavyTrooper,
                                UnitType::heavyDroidTrooper, UnitType::emplacementTrooper}) {
        Brawl scene(mounted(type));
        scene.begin();
        scene.action(Action::attack);
        scene.defend(scene.trooper);
        scene.weapons("Ryyk Blades");
        scene.dice({blank});
        EXPECT_EQ(scene.offers(Action::move), type != UnitType::emplacementTrooper);
    }
}

TEST(P39UnitTypes, CreatureAndHeavyTroopersHaveNoCoverFromBarricades) {
    for (const UnitType type : {UnitType::creatureTrooper, UnitType::heavyTrooper,
                                UnitType::heavyDroidTrooper, UnitType::emplacementTrooper}) {
        AttackScene scene;
        const UnitId own = scene.blue(snowtroopers(), {{10.0, 14.0}});
        const UnitId target = scene.red(mounted(type), {{18.0, 14.0}});
        scene.terrain(box("barricade", {16.0, 14.0}, {0.6, 3.0, 0.9}, barricade()));
        scene.start();
        scene.attack(own, target);
        scene.dice({hit});
        const bool cover = scene.last(Happening::coverDetermined).verdict != "no cover";
        EXPECT_EQ(cover, type == UnitType::emplacementTrooper);
    }
}

TEST(P31Weapons, VersatileWeaponsShootOutOfAMelee) {
    for (const bool versatile : {false, true}) {
        UnitCard card = mounted(UnitType::trooper);
        card.base = "small";
        card.silhouetteHeight = 1.65;
        if (versatile) card.weapons[1].keywords.push_back({.name = "Versatile"});
        AttackScene scene;
        const UnitId own = scene.blue(card, {{10.0, 14.0}});
        const UnitId near = scene.red(wookiees(), {{10.0 + smallBase, 14.0}});
        const UnitId far = scene.red(rebelTroopers(), {{20.0, 20.0}});
        scene.start();
        EXPECT_EQ(previewAttack(scene.view(), own, far).legal, versatile);
        scene.activate(own);
        scene.action(Action::attack);
        EXPECT_TRUE(scene.offers(near));
        EXPECT_EQ(scene.offers(far), versatile);
        scene.defend(near);
        EXPECT_EQ(scene.optionCount(), 1U) << "against the unit in melee only melee weapons";
    }
}

TEST(P31Weapons, AWeaponOfBothKindsIsMeleeInMeleeAndRangedOutOfIt) {
    UnitCard card = wookiees();
    card.weapons = {ranged("Bayonet", 1, 3, Die::blackAttack)};
    card.weapons[0].melee = true;
    for (const double x : {10.0 + smallBase, 18.0}) {
        AttackScene scene;
        const UnitId own = scene.blue(card, {{10.0, 14.0}});
        const UnitId target = scene.red(rebelTroopers(), {{x, 14.0}});
        scene.start();
        scene.attack(own, target);
        EXPECT_EQ(scene.last(Happening::poolFormed).verdict,
                  x < 12.0 ? "melee attack pool" : "ranged attack pool");
    }
}

TEST(P20TypesOfObjectiveTokens, APointOfInterestGivesHeavyCoverAndBlocksNothing) {
    geometry::Facts poi;
    poi.kind = geometry::Kind::area;
    poi.cover = geometry::Cover::heavy;
    poi.blocksLos = false;
    AttackScene scene;
    const UnitId own = scene.blue(snowtroopers(), {{10.0, 14.0}});
    const UnitId target = scene.red(rebelTroopers(), {{20.0, 14.0}});
    geometry::PieceSpec token = box("poi", {18.0, 14.0}, {1.0, 1.0, 1.0}, poi);
    token.shape = geometry::CylinderShape{2.0, 3.0};
    scene.terrain(token);
    scene.start();
    scene.attack(own, target);
    scene.dice({hit});
    EXPECT_EQ(scene.last(Happening::coverDetermined).verdict, "heavy cover");
}

TEST(P20TypesOfObjectiveTokens, AMissionsPointOfInterestBlocksNoLineOfSight) {
    for (const double gap : {2.99, 3.01}) {
        MissionScene scene;
        scene.mission({poi(30, 18)}, {});
        const UnitId own = scene.blue(snowtroopers(), {{20.0, 18.0}});
        const UnitId target = scene.red(rebelTroopers(), {{31.0 + gap + smallBase / 2.0, 18.0}});
        scene.start();
        scene.attack(own, target);
        scene.dice({hit});
        EXPECT_EQ(scene.last(Happening::lineOfSight).verdict, "the unit leader sees it") << gap;
        EXPECT_EQ(scene.last(Happening::coverDetermined).verdict, "heavy cover") << gap;
        EXPECT_EQ(scene.last(Happening::miniatureObscured).pieces,
                  std::vector<std::string>{"POI 1"});
    }
}

TEST(P20TypesOfObjectiveTokens, NobodyEndsAMoveOnAPointOfInterestButMovesThroughIt) {
    MissionScene scene;
    scene.mission({poi(30, 18)}, {});
    const UnitId own = scene.blue(snowtroopers(), {{27.0, 18.0}});
    scene.red(rebelTroopers(), {{60.0, 30.0}});
    scene.start();
    scene.activate(own);
    scene.action(Action::move);
    const double edge = 3.0 - 1.0 - smallBase / 2.0;
    EXPECT_NE(scene.refusal(MoveAnswer{straight(2, 0.0, edge + 0.1)}), "");
    EXPECT_EQ(scene.refusal(MoveAnswer{straight(2, 0.0, edge - 0.1)}), "");
    scene.move(straight(2, 0.0, 5.9));
    EXPECT_GT(scene.view().minis[0].mini.position.x, 32.5);
}

}  // namespace
}  // namespace sightline::engine::scene
