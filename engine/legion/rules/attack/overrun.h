/// Overrun attacks. An overrun attack is neither a ranged attack nor a melee attack. The defender
/// is a unit that the attacker moved over. Source: Keyword Glossary (Overrun X).
#pragma once
#include "engine/legion/rules/timing/effects.h"

namespace sightline::engine {

/// The rule that allows overrun attacks.
Citation overrunRule();

/// Returns the enemy units in `over` against which the unit may now make an overrun attack.
std::vector<UnitId> overrunDefenders(const Battle& battle, UnitId unit,
                                     const std::vector<UnitId>& over);

/// Registers the effect of overrun: a unit that moved over enemy units may make an overrun attack.
void addOverrun(Effects& effects);

/// Call this after a Standard Move over enemy units. Offers one overrun attack, if the unit may
/// still make one in this activation.
Task<void> offerOverrun(Battle& battle, UnitId unit, std::vector<UnitId> over);

}  // namespace sightline::engine
