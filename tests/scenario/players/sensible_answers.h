/// The answers of the sensible player in a scene.
#pragma once
#include "engine/legion/advice/players/sensible.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {

inline Answer sensibleIn(const AttackScene& scene) { return sensibleAnswer(scene.game(), 1); }

/// The answer, converted to the type `Form`. The answer must have this type.
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
