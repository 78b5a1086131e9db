/// The choice of the faceup side of Dual-sided Upgrade Cards. Core Rulebook p. 17.
#pragma once
#include "engine/legion/basics/ids.h"
#include "engine/talk/task.h"

namespace sightline::engine {

class Battle;

/// Call this when a unit deploys. Its player chooses the faceup side of each dual-sided upgrade of
/// the unit. The unit does not have the weapons of the facedown sides.
Task<void> chooseFaceupSides(Battle& battle, UnitId unit);

}  // namespace sightline::engine
