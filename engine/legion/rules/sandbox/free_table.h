/// The sandbox: no rules and no turns. One question stays open the whole time, and the players
/// change everything by hand.
#pragma once
#include "engine/legion/rules/asking/adjustment.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine {

/// Asks `Ask::freeTable` without end. Only adjustments are legal.
Task<void> freeTable(Battle& battle);
/// True if the question of the sandbox is open. False while a unit leader is chosen or a unit is
/// moved.
bool isFree(const Battle& battle);

/// Makes one Move of a unit by the rules of moves, without keywords and reactions. Source: Core
/// Rulebook p. 25-28, 39. The unit's player answers `Ask::moveUnit` and then `Ask::placeUnit`.
Task<void> moveWithTool(Battle& battle, ToolMove wanted);

}  // namespace sightline::engine
