/// The sandbox: no rules, no turns. One question stays open, and the players change everything by
/// hand.
#pragma once
#include "engine/asking/adjustment.h"
#include "engine/asking/kinds.h"
#include "engine/asking/task.h"
#include "engine/state/battle.h"

namespace sightline::engine {

/// Asks `Ask::freeTable` for good: no answer but an adjustment is legal.
Task<void> freeTable(Battle& battle);
/// The sandbox itself is asked: no unit leader is being chosen, no unit is under way.
bool isFree(const Battle& battle);

/// One Move of a unit by the rules of moves, without what keywords and reactions would make of it.
/// Source: Core Rulebook p. 25-28, 39. Its player answers `Ask::moveUnit`, then `Ask::placeUnit`.
Task<void> moveWithTool(Battle& battle, ToolMove wanted);

}  // namespace sightline::engine
