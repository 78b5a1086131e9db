/// Overrun attacks: neither ranged nor melee, on a unit that was moved over.
/// Source: Keyword Glossary (Overrun X).
#pragma once
#include "engine/timing/effects.h"

namespace sightline::engine {

/// Enemy units among those that the unit may make an overrun attack against now.
std::vector<UnitId> overrunDefenders(const Battle& battle, UnitId unit,
                                     const std::vector<UnitId>& over);

/// Wherever a unit has moved over enemy units, it may make an overrun attack.
void addOverrun(Effects& effects);

/// After a Standard Move over them: one overrun attack, if the unit has one left and wants it.
Task<void> offerOverrun(Battle& battle, UnitId unit, std::vector<UnitId> over);

}  // namespace sightline::engine
