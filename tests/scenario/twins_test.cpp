// The comparison of a scene with its twins must find differences. In each test, only the scene or
// only the twin receives a change.
#include <gtest/gtest.h>

#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"
#include "scenario/twin.h"

namespace sightline::engine::scene {
namespace {

constexpr Twin::Noise everyNoise[] = {Twin::Noise::seats, Twin::Noise::bystanders};

struct TwoSquads : AttackScene {
    UnitId rebels = blue(rebelTroopers(), {{36, 18}, {36, 19.5}});
    UnitId empire = red(stormtroopers(), {{44, 18}, {44, 19.5}});
};

TEST(Twins, StartEqualToTheirScene) {
    for (const Twin::Noise noise : everyNoise) {
        TwoSquads scene;
        scene.start();
        const auto twin = Twin::of(scene.scenario, noise);
        ASSERT_NE(twin, nullptr);
        EXPECT_EQ(twin->difference(scene.game()), std::nullopt) << twin->name();
    }
}

TEST(Twins, DifferIfOnlyTheSceneChanges) {
    for (const Twin::Noise noise : everyNoise) {
        TwoSquads scene;
        scene.start();
        const auto twin = Twin::of(scene.scenario, noise);
        scene.adjust({Player::blue, AdjustToken{scene.rebels, Token::aim, 1}});
        EXPECT_NE(twin->difference(scene.game()), std::nullopt) << twin->name();
    }
}

TEST(Twins, DifferIfTheStartOfTheSceneDiffers) {
    for (const Twin::Noise noise : everyNoise) {
        TwoSquads scene;
        scene.start();
        Scenario other = scene.scenario;
        other.units[0].tokens[Token::suppression] = 1;
        const auto twin = Twin::of(other, noise);
        const Question asked = scene.question();
        scene.activate(scene.rebels);
        const auto refused = twin->answer(asked, Pick{0});
        EXPECT_TRUE(refused || twin->difference(scene.game())) << twin->name();
    }
}

TEST(Twins, DifferIfTheyCannotTakeAnAnswer) {
    for (const Twin::Noise noise : everyNoise) {
        TwoSquads scene;
        scene.start();
        const auto twin = Twin::of(scene.scenario, noise);
        Question asked = scene.question();
        asked.options = {scene.empire};  // this unit belongs to the player whose turn it is not
        EXPECT_NE(twin->answer(asked, Pick{0}), std::nullopt) << twin->name();
    }
}

}  // namespace
}  // namespace sightline::engine::scene
