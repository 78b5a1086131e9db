/// Jump X: a Card action that replaces any Move action, including free ones.
/// Source: Core Rulebook, Keyword Glossary (Jump X, Weighed Down).
#pragma once
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// The height that the unit can jump: the sum of the values of all instances. 0 if the unit cannot
/// jump.
int heightOfJump(const Battle& battle, UnitId unit);

/// True if Jump may replace a Move action of the unit. A Card action may replace any number of Move
/// actions in an activation, a free Card action only one.
bool mayJump(const Battle& battle, UnitId unit);

/// True if the acting unit still has a free Card action for a jump. Such a jump costs no action.
bool jumpsForFree(const Battle& battle);

}  // namespace sightline::engine
