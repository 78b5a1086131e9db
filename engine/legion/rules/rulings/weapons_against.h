/// The weapons that may join a pool against a unit, by range, melee and firing arcs. The game and
/// every preview use these functions. Source: Core Rulebook p. 31-32, 39; Keyword Glossary, Fixed,
/// Long Shot, Versatile.
#pragma once
#include "engine/legion/basics/reckoning.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "geometry/range/arcs.h"

namespace sightline::engine {

/// The arcs that the weapon is Fixed to. All four arcs if the weapon is not Fixed.
std::vector<geometry::Arc> firingArcs(const Weapon& weapon);
/// True if the weapon is not Fixed, or if a base of the defender is at least partially inside one
/// of the weapon's arcs, at the attacker's current facing. A base without notches has no arcs, so a
/// Fixed weapon on such a base may never attack.
bool isInFiringArc(const Weapon& weapon, const geometry::Mini& attacker,
                   const UnitOnTable& defender);

/// The longest range band of the weapon for that unit: the band on the weapon's card plus
/// increases. `longShot` is true if an aim token was spent to increase the range of weapons with
/// Long Shot by 1.
Reckoning rangeOf(const Weapon& weapon, UnitId unit, bool longShot);

/// The indices of the attacker's weapons that range and melee allow against that defender; at least
/// one miniature must have the defender in the weapon's arcs. Empty if either unit is not on the
/// battlefield. A Versatile weapon may also be used while the attacker is engaged. Area and overrun
/// weapons have their own attacks and are not listed. For `longShot`, see `rangeOf`.
std::vector<int> weaponsAgainst(const Tabletop& table, UnitId attacker, UnitId defender,
                                bool longShot = false);
/// True if only the distance may prevent the use of that ranged weapon against that defender: melee
/// does not prevent it, and at least one miniature has the defender in the weapon's arcs.
bool mayShootAtAnyRange(const Tabletop& table, UnitId attacker, UnitId defender,
                        const Weapon& weapon);
/// True if an aim token for Long Shot would allow more weapons against that defender.
bool longShotReaches(const Tabletop& table, UnitId attacker, UnitId defender);

}  // namespace sightline::engine
