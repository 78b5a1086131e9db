/// Computes from the state whether a unit is suppressed or Panicked. Source: Core Rulebook p. 15
/// (Suppression), p. 24 (Commanders and Checking for Panic, Null).
#pragma once
#include <optional>
#include <vector>

#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// True if the unit can have suppression tokens. False for vehicles and for units with null
/// courage.
bool takesSuppression(const UnitCard& card);
bool isSuppressed(const Battle& battle, UnitId unit);

/// The courage that a unit uses in its panic check: its own courage, or the highest courage of an
/// allied commander within range 3. No value if a commander with null courage is within range; then
/// the unit does not panic.
struct PanicCheck {
    struct Refused {
        UnitId commander;
        Reason reason;
    };
    std::optional<int> courage;
    UnitId commander;  ///< the commander whose courage is used; no value: the unit's own courage
    /// Why the unit may not use the courage of commanders within range, although their courage is
    /// higher than the unit's own.
    std::vector<Refused> refused{};
};
PanicCheck panicCheck(const Battle& battle, UnitId unit);
bool isPanicked(const Battle& battle, UnitId unit);

}  // namespace sightline::engine
