/// The sandbox: no rules and no turns. One question stays open, and the players change everything
/// by hand.
#pragma once
#include "engine/legion/rules/asking/adjustment.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine {

/// Asks `Ask::freeTable` without end: only adjustments are legal.
Task<void> freeTable(Battle& battle);
/// True if the sandbox question is open: no choice of a unit leader, no unit in the middle of a
/// move.
bool isFree(const Battle& battle);

/// One Move of a unit by the rules of moves, without keywords and reactions. Source: Core Rulebook
/// p. 25-28, 39. Its player answers `Ask::moveUnit`, then `Ask::placeUnit`.
Task<void> moveWithTool(Battle& battle, ToolMove wanted);

}  // namespace sightline::engine
