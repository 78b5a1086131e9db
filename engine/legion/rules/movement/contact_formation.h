/// Proposes places for miniatures that must be in cohesion and in base contact with an enemy unit.
/// Source: Core Rulebook p. 28 (Moving Into Melee).
#pragma once
#include <vector>

#include "engine/legion/rules/asking/bounds.h"
#include "engine/legion/rules/state/battle.h"
#include "geometry/cohesion/formation.h"

namespace sightline::engine {

/// For each follower, returns the nearest position in cohesion at which the follower touches a
/// miniature of one unit in `contacts` and of no other unit. If there is none, returns a position
/// in cohesion, as after any move. The result is deterministic.
std::vector<geometry::FormationPlace> placeInContact(
    const Battle& battle, const geometry::Mini& leaderBefore, const geometry::Mini& leaderAfter,
    const std::vector<geometry::FormationMember>& followers, const std::vector<UnitId>& contacts,
    const PlaceBounds& bounds, const geometry::SightSettings& settings);

}  // namespace sightline::engine
