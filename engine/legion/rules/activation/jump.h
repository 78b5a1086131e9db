/// Card actions for a jump. Such a Card action replaces any Move action, including a free Move
/// action. Keywords can change these actions at `JumpActions` (see timing/standing_points.h).
/// Source: Core Rulebook, Keyword Glossary (Jump X).
#pragma once
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// The keyword that lets the unit jump. Its value is the height of the jump: the sum of the values
/// of all instances. The value is 0 if the unit cannot jump.
AskingKeyword jumpOf(const Battle& battle, UnitId unit);

/// True if the unit may jump in place of a Move action. In one activation, a unit may jump as often
/// as it has Move actions. If its card prints Jump as a free Card action, it may also jump once at
/// no cost.
bool mayJump(const Battle& battle, UnitId unit);

/// True if the acting unit still has a free Card action for a jump. Such a jump uses none of the
/// unit's actions.
bool jumpsForFree(const Battle& battle);

}  // namespace sightline::engine
