/// Rules that a unit has only while a condition holds (Keyword Glossary: Divine Influence, Enrage
/// X, Eyes on the Prize). The condition depends on the unit's wounds, its place, its objective
/// tokens and the units near it.
#pragma once
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// Updates the unit's card after the unit's wounds, its miniatures' places or its objective tokens
/// have changed. Also updates the cards of other units that depend on the places of this unit.
/// Records the rules that begin or end. If the unit now has null courage, it loses its suppression
/// tokens (p. 24, Null).
void followConditions(Battle& battle, UnitId unit);
/// Updates the cards of all units, as the function above does for one unit.
void followConditions(Battle& battle);

}  // namespace sightline::engine
