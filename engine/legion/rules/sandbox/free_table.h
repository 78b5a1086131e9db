/// The sandbox: the players move everything by hand, without rules and turns. One question stays
/// open the whole time.
#pragma once
#include "engine/legion/rules/asking/adjustment.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine {

/// Asks `Ask::freeTable`, a question that never ends. Only adjustments by hand are legal.
Task<void> freeTable(Battle& battle);
/// True if the question of the sandbox is open. False if another question is open, for example
/// about a new unit leader or a Move.
bool isFree(const Battle& battle);

/// Makes one Move of a unit by the rules of moves, but without keywords and reactions. Source: Core
/// Rulebook p. 25-28, 39. The unit's player answers `Ask::moveUnit` and then `Ask::placeUnit`.
Task<void> moveWithTool(Battle& battle, ToolMove wanted);

}  // namespace sightline::engine
