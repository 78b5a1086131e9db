/// Geometry of the attacking unit.
/// Source: Core Rulebook p. 34 (Determine Number of Obscured Miniatures), p. 48 (Deflect), p. 57
/// (Area Weapon).
#pragma once
#include "engine/legion/rules/rulings/tabletop.h"

namespace sightline::engine {

struct AreaSource;
struct Attack;

/// Makes a unit from the source of an area weapon. It is a separate attacker, so no miniature
/// belongs to its unit.
UnitOnTable standIn(const AreaSource& source);

/// The attacking unit, its leader first. If the unit is defeated during its attack, the attack
/// continues from the position of its last miniature.
UnitOnTable attackingUnit(const Battle& battle, const Tabletop& table, const Attack& attack);

}  // namespace sightline::engine
