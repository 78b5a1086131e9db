/// The cover of a unit, with a test whether small errors of positions would change it. Private to
/// engine/legion/advice/quiz.
#pragma once
#include "engine/legion/advice/quiz/scene.h"

namespace sightline::engine::quiz {

/// The cover of `defender` against `attacker`, by their indices in the scene.
CoverRuling coverIn(const Scene& scene, std::size_t attacker, std::size_t defender);
/// True if at least half of the miniatures from the index `first` on are obscured from the first
/// miniature, if it sees them. A quick check before a scene is set up: it knows only terrain.
bool seemsCovered(const geometry::Battlefield& field,
                  const std::vector<geometry::PlacedMini>& minis, std::size_t first);
/// True if LOS, obscured miniatures and cover stay the same when all silhouettes of the two units
/// grow or shrink by `error` inches on all sides.
bool isSteady(const Scene& scene, std::size_t attacker, std::size_t defender, double error);

}  // namespace sightline::engine::quiz
