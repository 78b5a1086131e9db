/// Smoke tokens: their legal places and their removal. `improveBySmoke` in attack_terms.cpp
/// computes their effect on cover. Source: Core Rulebook p. 54 (Smoke X, Smoke Tokens).
#pragma once
#include <optional>

#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine {

/// A legal place for a smoke token of the unit, as close as possible to the unit leader. No value
/// if there is no legal place.
std::optional<geometry::Vec2> smokeSpotOf(const Battle& battle, UnitId unit);
/// Asks the player for the places of `tokens` smoke tokens, one after the other, and places them. A
/// token without a legal place is not placed.
Task<void> placeSmoke(Battle& battle, UnitId unit, int tokens, Citation citation);
/// Removes all smoke tokens, in the Remove Tokens step of the End Phase.
void removeSmoke(Battle& battle);

}  // namespace sightline::engine
