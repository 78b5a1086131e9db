/// Overrun attacks. They are neither ranged nor melee attacks; the defender is a unit that the
/// attacker moved over. Source: Keyword Glossary (Overrun X).
#pragma once
#include "engine/legion/rules/timing/effects.h"

namespace sightline::engine {

/// Returns the enemy units in `over` that the unit may attack now by an overrun attack.
std::vector<UnitId> overrunDefenders(const Battle& battle, UnitId unit,
                                     const std::vector<UnitId>& over);

/// Registers the effect: a unit that moved over enemy units may make an overrun attack.
void addOverrun(Effects& effects);

/// Call this after a Standard Move over enemy units. Offers one overrun attack, if the unit has one
/// left.
Task<void> offerOverrun(Battle& battle, UnitId unit, std::vector<UnitId> over);

}  // namespace sightline::engine
