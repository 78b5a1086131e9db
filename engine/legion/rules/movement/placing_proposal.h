/// Proposes places for a unit's miniatures other than the leader. The proposal is a legal answer.
/// Source: Core Rulebook p. 23 (Unit Cohesion).
#pragma once
#include <optional>
#include <vector>

#include "engine/legion/rules/movement/placing_case.h"
#include "engine/talk/citation.h"

namespace sightline::engine {

/// The proposed places. They are computed at the first call, because many answers can be checked
/// without them.
const std::vector<geometry::FormationPlace>& proposalOf(const PlacingCase& placing);
/// The proposed place of the miniature. Null if the miniature is not placed.
const geometry::FormationPlace* proposed(const PlacingCase& placing, MiniId mini);

/// Refuses a place out of cohesion. If the proposed place of the miniature is also out of cohesion,
/// refuses a place that is not as close to the leader as possible (p. 23). Also refuses a place
/// that does not touch an enemy although the proposed place does, or that touches two enemy units
/// (p. 28).
std::optional<Refusal> cohesionRefusal(const PlacingCase& placing, MiniId id,
                                       const geometry::Mini& mini);
/// The legal place in cohesion that is nearest to `wished`. If the proposed place of the miniature
/// is in base contact with an enemy, the result is also in base contact with an enemy.
std::optional<geometry::Mini> nearestSpot(const PlacingCase& placing, MiniId id,
                                          const geometry::Mini& wished,
                                          const std::vector<geometry::PlacedMini>& standing);

}  // namespace sightline::engine
