/// The positions from which a unit attacks. Source: Core Rulebook p. 34 (Determine Number of
/// Obscured Miniatures), p. 48 (Deflect), p. 57 (Area Weapon).
#pragma once
#include "engine/legion/rules/rulings/tabletop.h"

namespace sightline::engine {

struct AreaSource;
struct Attack;

/// Makes a unit on the table from the token or miniature that attacks with an area weapon. This
/// unit contains no miniature of the unit that placed the token.
UnitOnTable standIn(const AreaSource& source);

/// The attacking unit with its leader first. If the unit is defeated during its attack, its last
/// miniature attacks from its last position.
UnitOnTable attackingUnit(const Battle& battle, const Tabletop& table, const Attack& attack);

}  // namespace sightline::engine
