/// Suppressed and Panicked, worked out from the state whenever somebody asks.
/// Source: Core Rulebook p. 15 (Suppression), p. 24 (Commanders and Checking for Panic, Null).
#pragma once
#include <optional>

#include "engine/state/battle.h"

namespace sightline::engine {

/// Vehicles and units with null courage take no suppression.
bool takesSuppression(const UnitCard& card);
bool isSuppressed(const Battle& battle, UnitId unit);

/// What panic is checked against: own courage, or the highest of allied commanders within range 3.
/// None: a commander with null courage is near, and nobody panics.
struct PanicCheck {
    std::optional<int> courage;
    UnitId commander;  ///< whose courage that is; none: its own
};
PanicCheck panicCheck(const Battle& battle, UnitId unit);
bool isPanicked(const Battle& battle, UnitId unit);

}  // namespace sightline::engine
