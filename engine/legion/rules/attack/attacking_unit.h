/// The positions of the attacking unit. Source: Core Rulebook p. 34 (Determine Number of Obscured
/// Miniatures), p. 48 (Deflect), p. 57 (Area Weapon).
#pragma once
#include "engine/legion/rules/rulings/tabletop.h"

namespace sightline::engine {

struct AreaSource;
struct Attack;

/// Makes a unit from the source of an area weapon. This unit is a separate attacker: it contains no
/// miniature of a real unit.
UnitOnTable standIn(const AreaSource& source);

/// The attacking unit with its leader first. If the unit is defeated during its attack, the attack
/// continues from the last position of its last miniature.
UnitOnTable attackingUnit(const Battle& battle, const Tabletop& table, const Attack& attack);

}  // namespace sightline::engine
