/// The answers that the sensible player gives in a test scene.
#pragma once
#include "engine/legion/advice/players/sensible.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {

inline Answer sensibleIn(const AttackScene& scene) { return sensibleAnswer(scene.game(), 1); }

/// The answer of the sensible player, which must have the type `Form`.
template <class Form>
Form answered(const AttackScene& scene) {
    return std::get<Form>(sensibleIn(scene));
}

/// The option that the sensible player picks.
inline Option picked(const AttackScene& scene) {
    const auto option = static_cast<std::size_t>(answered<Pick>(scene).option);
    return scene.question().options[option];
}

}  // namespace sightline::engine::scene
