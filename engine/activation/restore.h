/// Miniatures that come back. Source: Keyword Glossary (Restore).
#pragma once
#include "engine/asking/task.h"
#include "engine/state/battle.h"

namespace sightline::engine {

/// Miniatures of the unit that were defeated in this round.
std::vector<MiniId> restorable(const Battle& battle, UnitId unit);

/// Up to that many of them are placed in cohesion with their unit leader again, 1 wound short of
/// being defeated.
Task<void> restore(Battle& battle, UnitId unit, int most);

}  // namespace sightline::engine
