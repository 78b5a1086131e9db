/// Card actions for a jump, which replace any Move action, including free ones. Keywords act at the
/// standing point `JumpActions`. Source: Core Rulebook, Keyword Glossary (Jump X).
#pragma once
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// The keyword that lets the unit jump, with the height: the sum of the values of all instances.
/// The height is 0 if the unit cannot jump.
AskingKeyword jumpOf(const Battle& battle, UnitId unit);

/// True if a jump may replace a Move action of the unit. A Card action may replace any number of
/// Move actions in an activation, a free Card action only one.
bool mayJump(const Battle& battle, UnitId unit);

/// True if the acting unit still has a free Card action for a jump. Such a jump costs no action.
bool jumpsForFree(const Battle& battle);

}  // namespace sightline::engine
