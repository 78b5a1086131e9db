/// Which weapons may join a pool against a unit: range, melee and firing arcs. The game and every
/// preview ask here. Source: Core Rulebook p. 31-32, 39; Keyword Glossary, Arsenal, Fixed, Long
/// Shot, Versatile.
#pragma once
#include "engine/reckoning.h"
#include "engine/rulings/tabletop.h"
#include "geometry/range/arcs.h"

namespace sightline::engine {

/// Arcs that the weapon is Fixed to; all four for a weapon that is not.
std::vector<geometry::Arc> firingArcs(const Weapon& weapon);
/// The weapon is not Fixed, or a base of the defender is partially inside one of its arcs as that
/// miniature stands. A base without notches has no arcs, so that a Fixed weapon on it never may.
bool isInFiringArc(const Weapon& weapon, const geometry::Mini& attacker,
                   const UnitOnTable& defender);

/// The furthest band that a weapon of that unit reaches: what its card prints, and what carries it
/// further. `longShot`: an aim token was spent for 1 more range of those with Long Shot.
Reckoning rangeOf(const Weapon& weapon, UnitId unit, bool longShot);

/// How many weapons one of its miniatures adds to the pools of an attack: 1, or as many as Arsenal
/// says (p. 46).
int weaponsPerMiniature(const UnitCard& card);

/// Weapons of the attacker's card that range and melee allow against that defender, and whose arcs
/// some of its miniatures has the defender in, by index; none where either is not on the
/// battlefield. Those with Versatile also while the attacker is engaged; area and overrun weapons
/// have their own attacks. `longShot`: as for `rangeOf`.
std::vector<int> weaponsAgainst(const Tabletop& table, UnitId attacker, UnitId defender,
                                bool longShot = false);
/// That ranged weapon may be used against that defender but for the distance: nobody's melee keeps
/// it from that, and some miniature has the defender in its arcs.
bool mayShootAtAnyRange(const Tabletop& table, UnitId attacker, UnitId defender,
                        const Weapon& weapon);
/// An aim token spent for Long Shot would let it use more weapons against that defender.
bool longShotReaches(const Tabletop& table, UnitId attacker, UnitId defender);

}  // namespace sightline::engine
