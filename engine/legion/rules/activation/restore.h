/// Returns defeated miniatures to the battlefield.
/// Source: Keyword Glossary (Restore).
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine {

/// Miniatures of the unit that were defeated this round.
std::vector<MiniId> restorable(const Battle& battle, UnitId unit);

/// Places up to `most` of them in cohesion with their unit leader, with wounds of 1 less than their
/// threshold.
Task<void> restore(Battle& battle, UnitId unit, int most);

}  // namespace sightline::engine
