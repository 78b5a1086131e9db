/// Dual-sided Upgrade Cards, Core Rulebook p. 17.
#pragma once
#include "engine/legion/basics/ids.h"
#include "engine/talk/task.h"

namespace sightline::engine {

class Battle;

/// When a unit deploys, its player chooses the faceup side of each of its dual-sided upgrades. The
/// unit does not have the weapons of the other side.
Task<void> chooseFaceupSides(Battle& battle, UnitId unit);

}  // namespace sightline::engine
