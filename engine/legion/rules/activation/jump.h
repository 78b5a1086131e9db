/// Card actions that replace any Move action, including free ones, by a jump. Keywords join the
/// standing point `JumpActions`. Source: Core Rulebook, Keyword Glossary (Jump X).
#pragma once
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// The keyword by which the unit jumps, and the height; 0: it cannot jump.
AskingKeyword jumpOf(const Battle& battle, UnitId unit);

/// True if a jump may replace a Move action of the unit: as a Card action any number of times, as a
/// free Card action once in an activation.
bool mayJump(const Battle& battle, UnitId unit);

/// True if the acting unit still has a free Card action for a jump. Such a jump costs no action.
bool jumpsForFree(const Battle& battle);

}  // namespace sightline::engine
