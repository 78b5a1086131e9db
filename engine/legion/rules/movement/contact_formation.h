/// Proposes places for miniatures that must be in cohesion with their leader and in base contact
/// with an enemy unit. Source: Core Rulebook p. 28 (Moving Into Melee).
#pragma once
#include <vector>

#include "engine/legion/rules/asking/bounds.h"
#include "engine/legion/rules/state/battle.h"
#include "geometry/cohesion/formation.h"

namespace sightline::engine {

/// Returns a place for each follower: the nearest place in cohesion at which the follower touches a
/// miniature of exactly one unit in `contacts`. If there is no such place, returns a place in
/// cohesion, as after any move. Equal input always gives equal places.
std::vector<geometry::FormationPlace> placeInContact(
    const Battle& battle, const geometry::Mini& leaderBefore, const geometry::Mini& leaderAfter,
    const std::vector<geometry::FormationMember>& followers, const std::vector<UnitId>& contacts,
    const PlaceBounds& bounds, const geometry::SightSettings& settings);

}  // namespace sightline::engine
