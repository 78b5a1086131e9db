/// Rules that a unit has only while a condition holds (Keyword Glossary: Enrage X, Eyes on the
/// Prize). The condition depends on the unit's wounds, its place and its objective tokens.
#pragma once
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// Updates the unit's card after the unit's wounds, its leader's place or its objective tokens have
/// changed. Records the rules that begin or end. If the unit now has null courage, it loses its
/// suppression tokens (p. 24, Null).
void followConditions(Battle& battle, UnitId unit);
/// Updates the cards of all units, as the function above does for one unit.
void followConditions(Battle& battle);

}  // namespace sightline::engine
