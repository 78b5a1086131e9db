// The upgrade keywords Sidearm p. 61 and Leader p. 60. Core Rulebook, Keyword Glossary.
#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

const WhichCard droidCard{"tactical-droid", "Tactical Droid"};

EquippedCard withKeyword(const WhichCard& which, KeywordText keyword) {
    EquippedCard card;
    card.id = which.id;
    card.name = which.name;
    card.keywords = {std::move(keyword)};
    return card;
}

KeywordText sidearmOf(const std::string& kinds) {
    KeywordText text = word(Keyword::sidearm);
    text.parameter = kinds;
    return text;
}

/// A trooper, and a miniature of an upgrade with its own ranged weapon. Both could use the weapons
/// of the unit card.
struct SidearmBearer : AttackScene {
    static constexpr int unarmed = 0, rifle = 1, pistol = 2;
    UnitId squad, foe;
    explicit SidearmBearer(const std::string& kinds, double gap = 6.0) {
        UnitCard card = rebelTroopers();
        Weapon own = ranged("Pistol", 1, 3, Die::whiteAttack);
        own.card = own.carrier = droidCard;
        card.weapons.push_back(own);
        squad = blue(card, {{10.0, 14.0}, {10.0, 16.0}});
        with(squad).minis[1].carrier = droidCard;
        with(squad).cards = {withKeyword(droidCard, sidearmOf(kinds))};
        foe =
            red(stormtroopers(), {{10.0 + smallBase + gap, 15.0}, {11.0 + smallBase + gap, 17.0}});
    }
    bool mayAdd(int miniature, int weapon) const {
        return offers(WeaponChoice{mini(squad, miniature), weapon});
    }
    void choose() {
        start();
        activate(squad);
        action(Action::attack);
        defend(foe);
    }
};

TEST(P61Sidearm, ExampleOnlyTheWeaponOfTheCardInARangedAttack) {
    SidearmBearer scene("ranged");
    scene.choose();
    EXPECT_TRUE(scene.mayAdd(1, SidearmBearer::pistol));
    EXPECT_FALSE(scene.mayAdd(1, SidearmBearer::rifle));
    EXPECT_TRUE(scene.mayAdd(0, SidearmBearer::rifle)) << "the other miniature is free";
}

TEST(P61Sidearm, ExampleAnyMeleeWeaponInAMeleeAttack) {
    for (const std::string kinds : {"ranged", "melee"}) {
        SidearmBearer scene(kinds);
        scene.with(scene.foe).minis[0].position = {10.0 + smallBase, 14.0, 0.0};
        scene.with(scene.foe).minis[1].position = {10.0 + smallBase, 16.0, 0.0};
        scene.choose();
        EXPECT_EQ(scene.mayAdd(1, SidearmBearer::unarmed), kinds == "ranged");
        EXPECT_TRUE(scene.mayAdd(0, SidearmBearer::unarmed));
    }
}

TEST(P61Sidearm, BothKindsApplyTogetherAndTheOtherKindIsFree) {
    SidearmBearer both("melee, ranged");
    both.choose();
    EXPECT_FALSE(both.mayAdd(1, SidearmBearer::rifle));
    SidearmBearer melee("melee");
    melee.choose();
    EXPECT_TRUE(melee.mayAdd(1, SidearmBearer::rifle));
}

TEST(P61Sidearm, OfACardThatAddsNoMiniature) {
    for (const bool sidearm : {true, false}) {
        AttackScene scene;
        UnitCard card = lukeSkywalker();
        const WhichCard saber{"darksaber", "Darksaber"};
        Weapon blade = melee("Darksaber", Die::redAttack, 4);
        blade.card = saber;
        card.weapons.push_back(blade);
        const UnitId hero = scene.blue(card, {{10.0, 14.0}});
        scene.with(hero).cards = {
            withKeyword(saber, sidearm ? sidearmOf("ranged") : word(Keyword::cycle))};
        const UnitId foe = scene.red(stormtroopers(), {{16.0 + smallBase, 14.0}});
        scene.start();
        const AttackPreview preview = previewAttack(scene.view(), hero, foe);
        EXPECT_EQ(preview.legal, !sidearm) << "the hover knows it";
        scene.activate(hero);
        EXPECT_EQ(scene.offers(Action::attack), !sidearm) << "no weapon is left for the attack";
    }
}

/// The unit leader, a miniature of an upgrade card, is defeated. Returns the miniature that takes
/// its place.
MiniView newLeaderAfter(int threshold, int thresholdOfUnit, bool keyword) {
    const WhichCard officer{"officer", "Officer"};
    AttackScene scene;
    UnitCard card = rebelTroopers();
    card.wounds = thresholdOfUnit;
    const UnitId squad = scene.blue(card, column({10.0, 14.0}, 3));
    scene.red(stormtroopers(), {{40.0, 14.0}});
    scene.with(squad).minis[0].carrier = officer;
    scene.with(squad).minis[0].threshold = threshold;
    scene.with(squad).cards = {
        withKeyword(officer, word(keyword ? Keyword::leader : Keyword::cycle))};
    scene.start();
    const MiniId fallen = scene.mini(squad, 0), next = scene.mini(squad, 1);
    scene.adjust({Player::blue, AdjustWounds{fallen, threshold}});
    scene.lead(next);
    EXPECT_EQ(scene.recorded(Happening::woundAssigned), scene.view().mini(next).wounds > 0);
    return scene.view().mini(next);
}

TEST(P60Leader, ComesBackWithAWoundInAUnitWithAThresholdOf1) {
    const MiniView leader = newLeaderAfter(2, 1, true);
    EXPECT_EQ(leader.threshold, 2);
    EXPECT_EQ(leader.wounds, 1);
    EXPECT_EQ(leader.carrier.id, "officer");
}

TEST(P60Leader, NotWithAThresholdOf1NorInATougherUnitNorWithoutIt) {
    EXPECT_EQ(newLeaderAfter(1, 1, true).wounds, 0);
    EXPECT_EQ(newLeaderAfter(2, 2, true).wounds, 0);
    EXPECT_EQ(newLeaderAfter(2, 1, false).wounds, 0);
}

}  // namespace
}  // namespace sightline::engine::scene
