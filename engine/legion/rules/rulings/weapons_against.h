/// Weapons that may join a pool against a unit: range, melee and firing arcs. The game and every
/// preview use these functions. Source: Core Rulebook p. 31-32, 39; Keyword Glossary, Fixed, Long
/// Shot, Versatile.
#pragma once
#include "engine/legion/basics/reckoning.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "geometry/range/arcs.h"

namespace sightline::engine {

/// Arcs that the weapon is Fixed to; all four if it is not Fixed.
std::vector<geometry::Arc> firingArcs(const Weapon& weapon);
/// True if the weapon is not Fixed, or a base of the defender is partially inside one of its arcs
/// at the attacker's present facing. A base without notches has no arcs, so a Fixed weapon on it
/// never may.
bool isInFiringArc(const Weapon& weapon, const geometry::Mini& attacker,
                   const UnitOnTable& defender);

/// The furthest range band of a weapon of that unit: the band on its card plus increases.
/// `longShot`: an aim token was spent for 1 more range of weapons with Long Shot.
Reckoning rangeOf(const Weapon& weapon, UnitId unit, bool longShot);

/// Indices of the attacker's weapons that range and melee allow against that defender, with the
/// defender in an arc of at least one miniature. Empty if either unit is not on the battlefield.
/// Versatile weapons count also while the attacker is engaged. Area and overrun weapons have their
/// own attacks. `longShot`: as for `rangeOf`.
std::vector<int> weaponsAgainst(const Tabletop& table, UnitId attacker, UnitId defender,
                                bool longShot = false);
/// True if only the distance may prevent the use of that ranged weapon against that defender: no
/// melee prevents it, and at least one miniature has the defender in its arcs.
bool mayShootAtAnyRange(const Tabletop& table, UnitId attacker, UnitId defender,
                        const Weapon& weapon);
/// True if an aim token spent for Long Shot allows more weapons against that defender.
bool longShotReaches(const Tabletop& table, UnitId attacker, UnitId defender);

}  // namespace sightline::engine
