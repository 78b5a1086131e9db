// Command Vehicle X. Core Rulebook, Keyword Glossary p. 47; p. 24, Commanders and Checking for
// Panic.
#include "engine/legion/basics/tokens.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

/// Troopers with courage 1, and a vehicle with Command Vehicle at `gap` inches from them.
struct Led : AttackScene {
    UnitId troopers, vehicle;
    explicit Led(int suppression, double gap = 10.0, int x = 2) {
        troopers = blue(rebelTroopers(), {{10.0, 10.0}});
        vehicle = blue(bearing(atRt(), Keyword::commandVehicle, x),
                       {{10.0 + (smallBase + largeBase) / 2.0 + gap, 10.0}});
        red(stormtroopers(), {{60.0, 10.0}});
        with(troopers).tokens[Token::suppression] = suppression;
    }
    bool isPanicked() {
        start();
        return unit(troopers).isPanicked;
    }
};

TEST(P47CommandVehicle, GivesItsCourageXWithinRange3) {
    EXPECT_FALSE(Led(3).isPanicked()) << "fewer than twice 2";
    EXPECT_TRUE(Led(4).isPanicked());
    EXPECT_FALSE(Led(3, 17.99).isPanicked());
    EXPECT_TRUE(Led(3, 18.01).isPanicked()) << "twice its own courage of 1";
    EXPECT_FALSE(Led(4, 10.0, 3).isPanicked()) << "X is 3";
}

TEST(P47CommandVehicle, OnlyToUnitsOfItsFactionOrAffiliation) {
    Led other(3);
    other.with(other.troopers).card.faction = "rebels";
    other.with(other.vehicle).card.faction = "empire";
    EXPECT_TRUE(other.isPanicked());

    Led mercenaries(3);
    mercenaries.with(mercenaries.troopers).card.affiliation = "Raider";
    EXPECT_TRUE(mercenaries.isPanicked());

    Led raiders(3);
    for (const UnitId one : {raiders.troopers, raiders.vehicle})
        raiders.with(one).card.affiliation = "Raider";
    EXPECT_FALSE(raiders.isPanicked());
}

TEST(P47CommandVehicle, NotToEnemies) {
    Led scene(0);
    const UnitId enemy = scene.red(rebelTroopers(), {{10.0, 14.0}});
    scene.with(enemy).tokens[Token::suppression] = 3;
    scene.start();
    EXPECT_TRUE(scene.unit(enemy).isPanicked);
}

TEST(P47CommandVehicle, NeverLowersTheCourageOfACommander) {
    Led scene(5);
    scene.blue(lukeSkywalker(), {{10.0, 14.0}});
    EXPECT_FALSE(scene.isPanicked()) << "twice 3";
}

}  // namespace
}  // namespace sightline::engine::scene
