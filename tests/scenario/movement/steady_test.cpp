// Steady. Core Rulebook, Keyword Glossary p. 55.
#include "scenario/movement/one_mover.h"

namespace sightline::engine::scene {
namespace {

UnitCard steady() { return bearing(lukeSkywalker(), Keyword::steady); }

TEST(P55Steady, AMoveActionIsFollowedByAFreeAttackWithRangedWeapons) {
    OneMover scene(steady(), 12.0);
    scene.advance(3.0);
    ASSERT_TRUE(scene.asks(Ask::chooseFreeAction));
    EXPECT_EQ(scene.question().citation, citationOf(Keyword::steady));
    scene.freeAction(Action::attack);
    scene.defend(scene.enemy);
    EXPECT_EQ(scene.optionCount(), 1U) << "the DL-44";
    scene.weapons();
    scene.dice({blank, blank});
    ASSERT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_EQ(scene.unit(scene.mover).actionsLeft, 1) << "the attack was free";
    EXPECT_FALSE(scene.offers(Action::attack)) << "1 Attack action, free or not";
}

TEST(P55Steady, TheUnitMayDecline) {
    OneMover scene(steady(), 12.0);
    scene.advance(3.0);
    scene.choose(Done{}, Ask::chooseFreeAction);
    ASSERT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_TRUE(scene.offers(Action::attack));
}

// Range 2 of the DL-44 ends 12 inches from the leader's base.
TEST(P55Steady, IsAskedOnlyWhereARangedWeaponReaches) {
    for (const double gap : {14.9, 15.1}) {
        OneMover scene(steady(), gap);
        scene.advance(3.0);
        EXPECT_EQ(scene.asks(Ask::chooseFreeAction), gap < 15.0) << gap;
    }
}

TEST(P55Steady, NoMeleeWeaponIsUsedAfterAMoveIntoMelee) {
    OneMover scene(steady(), 3.0);
    scene.advance(3.0);
    ASSERT_TRUE(scene.unit(scene.mover).inMelee);
    EXPECT_FALSE(scene.asks(Ask::chooseFreeAction));
    EXPECT_TRUE(scene.offers(Action::attack)) << "an Attack action may use the lightsaber";
}

// A weapon with a melee icon and a range is a melee weapon in melee (p. 30).
TEST(P55Steady, AWeaponOfBothTypesIsAMeleeWeaponInMelee) {
    UnitCard card = steady();
    for (Weapon& weapon : card.weapons) {
        weapon.melee = weapon.ranged = true;
        weapon.maximumRange = 2;
    }
    OneMover inMelee(card, 3.0);
    inMelee.advance(3.0);
    ASSERT_TRUE(inMelee.unit(inMelee.mover).inMelee);
    EXPECT_FALSE(inMelee.asks(Ask::chooseFreeAction));
    EXPECT_TRUE(inMelee.offers(Action::attack));

    OneMover atRange(card, 12.0);
    atRange.advance(3.0);
    EXPECT_TRUE(atRange.asks(Ask::chooseFreeAction));
}

TEST(P55Steady, OutsideItsActivationNothingFollows) {
    OneMover scene(steady(), 8.0);
    scene.moveOutOfTurn();
    scene.move(straight(1, 90.0, 2.0));
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_EQ(scene.question().player, Player::red);
}

TEST(P55Steady, NotAfterAnAttackOfItsOwn) {
    OneMover scene(steady(), 8.0);
    scene.start();
    scene.attack(scene.mover, scene.enemy);
    scene.dice({blank, blank});
    scene.action(Action::move);
    scene.move(straight(1, 90.0, 2.0));
    EXPECT_FALSE(scene.asks(Ask::chooseFreeAction));
}

// Charge allows an attack with melee weapons in a melee. Steady allows an attack with ranged
// weapons outside a melee.
TEST(P55Steady, BesideChargeOneOfBothActs) {
    for (const double gap : {3.0, 8.0}) {
        OneMover scene(bearing(steady(), Keyword::charge), gap);
        scene.advance(3.0);
        ASSERT_TRUE(scene.asks(Ask::chooseFreeAction));
        const Keyword acting = gap == 3.0 ? Keyword::charge : Keyword::steady;
        EXPECT_EQ(scene.question().citation, citationOf(acting));
        scene.choose(Done{}, Ask::chooseFreeAction);
        EXPECT_TRUE(scene.asks(Ask::chooseAction));
    }
}

}  // namespace
}  // namespace sightline::engine::scene
