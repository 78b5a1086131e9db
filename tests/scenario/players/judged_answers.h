/// The answers that the computer players of the levels give in a test scene.
#pragma once
#include "engine/legion/advice/players/judged.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {

inline Answer judgedIn(const AttackScene& scene, const Skill& skill = sharpSkill) {
    return judgedAnswer(scene.game(), skill, 1);
}

/// The option that the computer player picks.
inline Option judgedPick(const AttackScene& scene, const Skill& skill = sharpSkill) {
    const auto option = std::get<Pick>(judgedIn(scene, skill)).option;
    return scene.question().options[static_cast<std::size_t>(option)];
}

/// The place to which the computer player moves the leader. Makes the Move, which must be legal.
inline geometry::Vec2 judgedMove(AttackScene& scene, UnitId unit, const Skill& skill = sharpSkill) {
    const Answer answer = judgedIn(scene, skill);
    EXPECT_EQ(scene.game().refusalOf(answer), std::nullopt);
    scene.move(std::get<MoveAnswer>(answer).move);
    const geometry::Vec3 at = scene.view().mini(scene.mini(unit, 0)).mini.position;
    return {at.x, at.y};
}

}  // namespace sightline::engine::scene
