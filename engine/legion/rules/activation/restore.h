/// Returns defeated miniatures to the battlefield. Source: Keyword Glossary (Restore).
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine {

/// The unit's miniatures that were defeated in this round.
std::vector<MiniId> restorable(const Battle& battle, UnitId unit);

/// Returns up to `most` miniatures that were defeated in this round to the battlefield, in cohesion
/// with their unit leader. The wounds of such a miniature are then 1 less than its wound threshold.
Task<void> restore(Battle& battle, UnitId unit, int most);

}  // namespace sightline::engine
