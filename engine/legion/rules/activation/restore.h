/// Brings defeated miniatures back to the battlefield. Source: Keyword Glossary (Restore).
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine {

/// True if no keyword forbids to Repair or Restore miniatures of the unit.
bool mayBeRestored(const Battle& battle, UnitId unit);
/// The unit's miniatures that were defeated in this round and may return. Empty if the unit's
/// miniatures cannot be Restored.
std::vector<MiniId> restorable(const Battle& battle, UnitId unit);

/// Brings back up to `most` miniatures that were defeated in this round, in cohesion with their
/// unit leader. Their wounds are then 1 less than their wound threshold.
Task<void> restore(Battle& battle, UnitId unit, int most);

}  // namespace sightline::engine
