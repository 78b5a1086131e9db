/// Dual-sided Upgrade Cards, Core Rulebook p. 17.
#pragma once
#include "engine/asking/task.h"
#include "engine/ids.h"

namespace sightline::engine {

class Battle;

/// The player of a unit that deploys decides which side of each of its dual-sided upgrades lies
/// faceup. Only that side counts: the weapons of the other one are not there.
Task<void> chooseFaceupSides(Battle& battle, UnitId unit);

}  // namespace sightline::engine
