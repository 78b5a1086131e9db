// Core Rulebook p. 40, Resiliency: the Vehicle Damage token.
#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

/// A tank with resilience 6 and 3 wounds. Two units attack it in every round.
struct Tank : AttackScene {
    UnitId first = blue(snowtroopers(), column({10.0, 14.0}, 4));
    UnitId second = blue(snowtroopers(), column({12.0, 14.0}, 4));
    UnitId tank;
    explicit Tank(int resilience = 6) {
        UnitCard card = atRt();
        card.resilience = resilience;
        card.wounds = 9;
        tank = red(card, {{20.0, 16.0}});
        with(tank).wounds = {3};
        start();
    }
    void strike(UnitId attacker, int wounds) {
        attack(attacker, tank);
        std::vector<Face> faces(4, blank);
        std::fill_n(faces.begin(), wounds, crit);
        dice(faces);
        dice(std::vector<Face>(static_cast<std::size_t>(wounds), blank));
        action(Action::finish);
    }
    int damage() const { return unit(tank).tokens[Token::vehicleDamage]; }
};

TEST(P40Resiliency, ExampleVehicleDamage) {
    Tank scene;
    scene.strike(scene.first, 3);
    EXPECT_EQ(scene.damage(), 1);
    EXPECT_EQ(scene.last(Happening::vehicleDamaged).citation, page(40, "Resiliency"));
}

TEST(P40Resiliency, ExampleOnceInAGame) {
    Tank scene;
    scene.strike(scene.first, 3);
    scene.adjust({Player::red, AdjustToken{scene.tank, Token::vehicleDamage, -1}});
    ASSERT_EQ(scene.damage(), 0);
    scene.rest(scene.tank);
    scene.strike(scene.second, 1);
    EXPECT_EQ(scene.view().mini(scene.mini(scene.tank, 0)).wounds, 7);
    EXPECT_EQ(scene.damage(), 0);
}

TEST(P40Resiliency, FewerWoundsThanTheResilienceGiveNone) {
    Tank scene;
    scene.strike(scene.first, 2);
    EXPECT_EQ(scene.damage(), 0);
    scene.rest(scene.tank);
    scene.strike(scene.second, 1);
    EXPECT_EQ(scene.damage(), 1) << "the wounds of all attacks count";
}

TEST(P40Resiliency, NeverMoreThanOneToken) {
    Tank scene;
    scene.strike(scene.first, 3);
    scene.rest(scene.tank);
    scene.strike(scene.second, 2);
    EXPECT_EQ(scene.damage(), 1);
}

TEST(P40Resiliency, ADefeatedVehicleGainsNone) {
    Tank scene(9);
    scene.adjust({Player::red, AdjustWounds{scene.mini(scene.tank, 0), 3}});
    scene.attack(scene.first, scene.tank);
    scene.dice({crit, crit, crit, blank});
    scene.dice({blank, blank, blank});
    EXPECT_TRUE(scene.over());
    EXPECT_EQ(scene.damage(), 0);
}

TEST(P40Resiliency, ABlankCostsTheDamagedVehicleAnAction) {
    for (const Face face : {blank, block, defenseSurge}) {
        Tank scene;
        scene.strike(scene.first, 3);
        scene.activate(scene.tank);
        ASSERT_EQ(scene.question().dice, std::vector<Die>{Die::whiteDefense});
        scene.dice({face});
        EXPECT_EQ(scene.unit(scene.tank).actionsLeft, face == blank ? 1 : 2);
    }
}

TEST(P40Resiliency, AnUndamagedVehicleRollsNothing) {
    Tank scene;
    scene.rest(scene.first);
    scene.activate(scene.tank);
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_EQ(scene.unit(scene.tank).actionsLeft, 2);
}

}  // namespace
}  // namespace sightline::engine::scene
