/// Suppressed and Panicked, derived from the state on demand.
/// Source: Core Rulebook p. 15 (Suppression), p. 24 (Commanders and Checking for Panic, Null).
#pragma once
#include <optional>

#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// Vehicles and units with null courage take no suppression.
bool takesSuppression(const UnitCard& card);
bool isSuppressed(const Battle& battle, UnitId unit);

/// The courage for the panic check: the unit's own, or the highest of allied commanders within
/// range 3. Empty: a commander with null courage is near, and the unit does not panic.
struct PanicCheck {
    std::optional<int> courage;
    UnitId commander;  ///< the commander with that courage; none: the unit's own
};
PanicCheck panicCheck(const Battle& battle, UnitId unit);
bool isPanicked(const Battle& battle, UnitId unit);

}  // namespace sightline::engine
