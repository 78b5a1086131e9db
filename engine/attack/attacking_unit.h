/// Where an attack comes from. Source: Core Rulebook p. 34 (Determine Number of Obscured
/// Miniatures), p. 48 (Deflect), p. 57 (Area Weapon).
#pragma once
#include "engine/rulings/tabletop.h"

namespace sightline::engine {

struct AreaSource;
struct Attack;

/// The source of an area weapon. It stands for an attacker of its own, so nobody's miniatures are
/// its own unit.
UnitOnTable standIn(const AreaSource& source);

/// Who attacks, with its leader first. An attack goes on when its unit is defeated meanwhile: from
/// where the last of its miniatures stood.
UnitOnTable attackingUnit(const Battle& battle, const Tabletop& table, const Attack& attack);

}  // namespace sightline::engine
