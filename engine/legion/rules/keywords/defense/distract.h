/// The Distract action of a unit that a command card names.
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine::keywords {

/// True if the unit has Distract and an enemy unit that it may choose.
bool mayDistract(const Battle& battle, UnitId unit);
/// The unit makes a free Distract action.
Task<void> distractFreely(Battle& battle, UnitId unit);

}  // namespace sightline::engine::keywords
