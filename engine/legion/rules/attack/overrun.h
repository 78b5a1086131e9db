/// Overrun attacks: neither ranged nor melee, against a unit that the attacker moved over.
/// Source: Keyword Glossary (Overrun X).
#pragma once
#include "engine/legion/rules/timing/effects.h"

namespace sightline::engine {

/// The enemy units in `over` that the unit may make an overrun attack against now.
std::vector<UnitId> overrunDefenders(const Battle& battle, UnitId unit,
                                     const std::vector<UnitId>& over);

/// Adds the effect: after a unit has moved over enemy units, it may make an overrun attack.
void addOverrun(Effects& effects);

/// After a Standard Move over enemy units: offers one overrun attack, if the unit has one left.
Task<void> offerOverrun(Battle& battle, UnitId unit, std::vector<UnitId> over);

}  // namespace sightline::engine
