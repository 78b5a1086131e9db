// Keyword Glossary: Deflect (p. 48), "the attack continues": if the first pool of an attack causes
// the defeat of the attacking leader, the other pools are still resolved. Core Rulebook p. 33-35.
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

/// A single gunner with two weapons and 1 wound left. The targets are a trooper with Deflect and a
/// trooper behind a barricade.
struct TwoPools : AttackScene {
    UnitId gunner, deflecting, other;
    TwoPools() {
        UnitCard gun = lukeSkywalker(), jedi = rebelTroopers(), card = rebelTroopers();
        gun.wounds = 1;
        gun.keywords = {{.name = Keyword::arsenal, .value = 2}};
        gun.weapons = {ranged("Cannon", 1, 4, Die::redAttack, 2),
                       ranged("Rifle", 1, 4, Die::blackAttack, 3)};
        jedi.keywords = {{.name = Keyword::deflect}};
        card.wounds = 4;
        gunner = blue(gun, {{10.0, 14.0}});
        deflecting = red(jedi, {{18.0, 14.0}});
        other = red(card, {{18.0, 20.0}});
        blue(rebelTroopers(), {{3.0, 30.0}});  // a second blue unit, so that the game does not end
        terrain(box("barricade", {17.0, 19.2}, {0.4, 4.0, 1.0}, barricade()));
    }
    void addTo(UnitId target, int weapon) {
        defend(target);
        chance(PickSeveral{{}, {WeaponChoice{mini(gunner, 0), weapon}}}, Ask::chooseWeapons);
    }
    /// Resolves the attack against the trooper with Deflect. A surge of this trooper defeats the
    /// gunner.
    void fall() {
        start();
        activate(gunner);
        action(Action::attack);
        addTo(deflecting, 0);
        addTo(other, 1);
        pool(deflecting);
        dice({hit, hit});
        dice({defenseSurge, block});
    }
};

TEST(P48Deflect, TheSecondPoolOfALeaderThatFellIsResolvedFromWhereItStood) {
    TwoPools scene;
    scene.fall();
    EXPECT_TRUE(scene.unit(scene.gunner).defeated);
    EXPECT_EQ(scene.attackView().pools.at(1).defender, scene.other);
    ASSERT_EQ(scene.rolling(), 3) << "with its dice";
    EXPECT_EQ(scene.question().player, Player::blue);
    scene.dice({crit, hit, crit});
    EXPECT_EQ(scene.last(Happening::miniatureObscured).pieces,
              std::vector<std::string>{"barricade"});
    EXPECT_EQ(scene.attackView().cover, geometry::Cover::heavy);
    scene.dice({block});
    scene.dice({blank, blank});
    EXPECT_EQ(scene.view().mini(scene.mini(scene.other, 0)).wounds, 2) << "it saw its target";
}

TEST(P48Deflect, ALeaderThatIsLeftFiresItsSecondPoolAsAlways) {
    TwoPools scene;
    scene.with(scene.gunner).card.wounds = 2;
    scene.fall();
    EXPECT_FALSE(scene.unit(scene.gunner).defeated);
    EXPECT_EQ(scene.view().mini(scene.mini(scene.gunner, 0)).wounds, 1);
    EXPECT_EQ(scene.rolling(), 3);
}

}  // namespace
}  // namespace sightline::engine::scene
