/// An order issued to a unit, by whomever. Source: Core Rulebook p. 21 (Nominate Commanders and
/// Issue Orders), p. 41 (Affiliations).
#pragma once
#include "engine/asking/task.h"
#include "engine/state/battle.h"

namespace sightline::engine {

/// A unit with an Affiliation is ordered only by a unit of the same one, by itself, or by a unit
/// that allies for convenience.
bool obeys(const UnitState& unit, const UnitState& by);

/// Places an order token faceup next to the unit. A unit that has one this round gets no other.
Task<void> issueOrder(Battle& battle, UnitId unit, UnitId by, Citation citation);

}  // namespace sightline::engine
