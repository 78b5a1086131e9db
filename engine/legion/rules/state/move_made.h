/// The Moves that units made during an activation. Keywords about attacks use them.
#pragma once
#include "engine/legion/basics/ids.h"

namespace sightline::engine {

/// A Move that a unit made during its own activation or during the activation of another unit.
struct MoveMade {
    UnitId unit;
    bool full = false;  ///< true: a Standard Move along the whole movement tool of the unit's Speed
};

/// A summary of the Moves that one unit made during the current activation.
struct MovesMade {
    bool any = false;
    bool full = false;             ///< true: at least one Move was a full one, see `MoveMade::full`
    bool inOwnActivation = false;  ///< true: the unit itself is activating
};

}  // namespace sightline::engine
