// Core Rulebook p. 17: Dual-Sided Upgrade Cards.
#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

const WhichCard fieldGun{"field-gun", "Field gun"};

/// Rebel troopers with a dual-sided upgrade: a launcher on one side, a long rifle on the other
/// side.
UnitCard troopersWithGun() {
    UnitCard card = rebelTroopers();
    const Weapon own = card.weapons.back();
    for (const int side : {0, 1}) {
        Weapon gun = own;
        gun.name = side == 0 ? "Launcher" : "Long rifle";
        gun.card = fieldGun;
        gun.side = side;
        gun.maximumRange = side == 0 ? 2 : 5;
        gun.minimumRange = 1;
        card.weapons.push_back(gun);
    }
    return card;
}

EquippedCard gun() {
    EquippedCard card;
    card.id = fieldGun.id;
    card.name = fieldGun.name;
    card.sides = {"Short", "Long"};
    return card;
}

/// The two units are at range 2, so that the weapons of both sides of the card reach the enemy.
struct Gunners : AttackScene {
    UnitId own = blue(troopersWithGun(), column({20.0, 10.0}, 4));
    UnitId enemy = red(stormtroopers(), column({20.0, 19.0}, 4));
    Gunners() { with(own).cards = {gun()}; }

    bool offersWeapon(const std::string& name) const {
        const UnitView unit = this->unit(own);
        return std::any_of(
            question().options.begin(), question().options.end(), [&](const Option& option) {
                const auto* choice = std::get_if<WeaponChoice>(&option);
                return choice &&
                       unit.card->weapons[static_cast<std::size_t>(choice->weapon)].name == name;
            });
    }
    void chooseWeaponsOf(UnitId unit) {
        activate(unit);
        action(Action::attack);
        defend(enemy);
        if (asks(Ask::declareAdditionalDefender)) nobodyElse();
    }
};

TEST(P17DualSidedUpgradeCards, WhoeverStartsOnTheTableIsAskedFirst) {
    Gunners scene;
    scene.start();
    ASSERT_TRUE(scene.asks(Ask::chooseCardSide));
    EXPECT_EQ(scene.question().player, Player::blue);
    EXPECT_EQ(scene.question().unit, scene.own);
    EXPECT_EQ(scene.question().citation, page(17, "Dual-Sided Upgrade Cards"));
    EXPECT_EQ(scene.question().names,
              (std::vector<std::string>{"Field gun: Short", "Field gun: Long"}));
    EXPECT_NE(scene.refusal(Pick{2, Option{EffectName{2}}}), "");
    scene.choose(EffectName{1}, Ask::chooseCardSide);
    EXPECT_EQ(scene.unit(scene.own).cards[0].side, 1);
    EXPECT_EQ(scene.last(Happening::cardTurned).verdict, "Field gun: Long faceup");
    EXPECT_FALSE(scene.asks(Ask::chooseCardSide)) << "once";
}

TEST(P17DualSidedUpgradeCards, OnlyTheWeaponsOfTheFaceupSideAreThere) {
    for (const int side : {0, 1}) {
        Gunners scene;
        scene.start();
        scene.choose(EffectName{side}, Ask::chooseCardSide);
        scene.chooseWeaponsOf(scene.own);
        ASSERT_TRUE(scene.asks(Ask::chooseWeapons));
        EXPECT_EQ(scene.offersWeapon("Launcher"), side == 0);
        EXPECT_EQ(scene.offersWeapon("Long rifle"), side == 1);
        EXPECT_TRUE(scene.offersWeapon(scene.unit(scene.own).card->weapons[1].name))
            << "the weapons of the unit card have no sides";
    }
}

// At range 4, only the long rifle reaches. If the other side of the card is faceup, there is no
// legal defender.
TEST(P17DualSidedUpgradeCards, TheHiddenSideDeclaresNoDefender) {
    for (const int side : {0, 1}) {
        Gunners scene;
        UnitCard card = troopersWithGun();
        for (Weapon& weapon : card.weapons) {
            if (weapon.card.none()) weapon.maximumRange = std::min(weapon.maximumRange, 2);
        }
        scene.with(scene.own).card = card;
        auto& enemies = scene.with(scene.enemy).minis;
        for (auto& one : enemies) one.position.y += 11.0;
        scene.start();
        scene.choose(EffectName{side}, Ask::chooseCardSide);
        scene.activate(scene.own);
        EXPECT_EQ(scene.offers(Action::attack), side == 1);
    }
}

TEST(P17DualSidedUpgradeCards, WhoeverDeploysChooses) {
    Gunners scene;
    scene.with(scene.own).undeployed = true;
    scene.start();
    EXPECT_FALSE(scene.asks(Ask::chooseCardSide)) << "not before it deploys";
    scene.activate(scene.own);
    scene.action(Action::move);
    geometry::Move on;
    on.toolSpeed = 2;
    on.start = geometry::Vec2{20.0, 0.0};
    on.pose.contactAngle = on.pose.direction = geometry::Degrees{90.0};
    scene.move(on);
    ASSERT_TRUE(scene.asks(Ask::chooseCardSide));
    scene.choose(EffectName{1}, Ask::chooseCardSide);
    EXPECT_FALSE(scene.unit(scene.own).undeployed);
    EXPECT_EQ(scene.unit(scene.own).cards[0].side, 1);
    EXPECT_TRUE(scene.asks(Ask::placeUnit));
}

TEST(P17DualSidedUpgradeCards, ACardWithOneSideAsksNothing) {
    Gunners scene;
    scene.with(scene.own).cards[0].sides.clear();
    scene.start();
    EXPECT_FALSE(scene.asks(Ask::chooseCardSide));
}

TEST(P17DualSidedUpgradeCards, ThePreviewCountsTheFaceupSideAlone) {
    for (const int side : {0, 1}) {
        Gunners scene;
        // Changes the dice of the long rifle, which is on the second side of the card.
        scene.with(scene.own).card.weapons.back().dice[Die::redAttack] = 5;
        scene.start();
        scene.choose(EffectName{side}, Ask::chooseCardSide);
        const AttackPreview preview = previewAttack(scene.view(), scene.own, scene.enemy);
        ASSERT_TRUE(preview.legal) << preview.reason;
        EXPECT_EQ(preview.dice[Die::redAttack] > 0, side == 1);
    }
}

// p. 28: a unit needs a melee weapon to move into melee. A weapon on the facedown side does not
// count.
TEST(P17DualSidedUpgradeCards, TheHiddenSideIsNoWeaponForMelee) {
    for (const int side : {0, 1}) {
        Gunners scene;
        UnitCard card = troopersWithGun();
        for (Weapon& weapon : card.weapons) weapon.melee = weapon.side == 1;
        scene.with(scene.own).card = card;
        auto& enemies = scene.with(scene.enemy).minis;
        for (std::size_t i = 0; i < enemies.size(); ++i)
            enemies[i].position = {20.0 + smallBase + 2.5, 10.0 + 1.5 * static_cast<double>(i),
                                   0.0};
        scene.start();
        scene.choose(EffectName{side}, Ask::chooseCardSide);
        scene.activate(scene.own);
        scene.action(Action::move);
        const std::string refusal = scene.refusal(MoveAnswer{straight(1, 0.0, 2.5)});
        EXPECT_EQ(refusal.empty(), side == 1) << refusal;
    }
}

}  // namespace
}  // namespace sightline::engine::scene
