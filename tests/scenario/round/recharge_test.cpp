// Keyword Glossary: Recharge X (p. 53).
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

/// A unit with Shielded 3 and Recharge X. `spent` of its three shield tokens show the inactive
/// side.
struct Recharging : AttackScene {
    UnitId droid;
    explicit Recharging(int x, int spent) {
        droid = blue(bearing(bearing(rebelTroopers(), Keyword::shielded, 3), Keyword::recharge, x),
                     {{10.0, 10.0}});
        red(stormtroopers(), {{60.0, 10.0}});
        with(droid).tokens[Token::shield] = 3 - spent;
        with(droid).tokens[Token::inactiveShield] = spent;
        scenario.lastRound = 2;
    }
    void act(Action action) {
        start();
        activate(droid);
        this->action(action);
    }
    int active() const { return unit(droid).tokens[Token::shield]; }
};

TEST(P53Recharge, ARecoverActionFlipsUpToXInactiveShields) {
    for (const int x : {1, 2, 3}) {
        Recharging scene(x, 2);
        scene.act(Action::recover);
        EXPECT_EQ(scene.active(), 1 + std::min(x, 2)) << x;
        EXPECT_EQ(scene.unit(scene.droid).tokens[Token::inactiveShield], 2 - std::min(x, 2));
        EXPECT_TRUE(scene.asks(Ask::chooseAction));
    }
}

TEST(P53Recharge, OnlyARecoverAction) {
    Recharging scene(2, 2);
    scene.act(Action::aim);
    EXPECT_EQ(scene.active(), 1);
}

TEST(P53Recharge, WithoutInactiveShieldsNothingHappens) {
    Recharging scene(2, 0);
    scene.act(Action::recover);
    EXPECT_EQ(scene.active(), 3);
}

}  // namespace
}  // namespace sightline::engine::scene
