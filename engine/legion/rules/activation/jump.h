/// Jump X: a Card action that replaces any Move action, including free ones.
/// Source: Core Rulebook, Keyword Glossary (Jump X, Weighed Down).
#pragma once
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// The height that it can jump, the sum of its instances; 0: it cannot jump.
int heightOfJump(const Battle& battle, UnitId unit);

/// True if Jump may replace a Move action of the unit: as a Card action any number of times, as a
/// free Card action once in an activation.
bool mayJump(const Battle& battle, UnitId unit);

/// True if the acting unit has a free Card action for a jump left, which costs no action.
bool jumpsForFree(const Battle& battle);

}  // namespace sightline::engine
