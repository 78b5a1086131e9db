/// Weapons that may join a pool against a unit: range, melee and firing arcs. The game and every
/// preview use these functions. Keywords join the standing points `WeaponRange`, `FiringArcs` and
/// `FireWhileEngaged`. Source: Core Rulebook p. 31-32, 39.
#pragma once
#include "engine/legion/basics/reckoning.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/timing/current_state.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine {

/// The arcs to which keywords limit that weapon of the unit's card.
FiringArcs firingArcs(const CurrentState& now, UnitId attacker, int weapon);
/// True if the weapon is not limited to arcs, or a base of the defender is partially inside one of
/// them at the attacker's present facing. A base without notches has no arcs, so such a weapon on
/// it never may.
bool isInFiringArc(const FiringArcs& firing, const geometry::Mini& attacker,
                   const UnitOnTable& defender);

/// The furthest range band of that weapon: the band on its card plus increases. `aimSpent`: an aim
/// token was spent for more range.
Reckoning rangeOf(const CurrentState& now, UnitId attacker, int weapon, bool aimSpent);

/// Indices of the attacker's weapons that range and melee allow against that defender, with the
/// defender in an arc of at least one miniature. Empty if either unit is not on the battlefield.
/// Area and overrun weapons have their own attacks. `aimSpent`: as for `rangeOf`.
std::vector<int> weaponsAgainst(const CurrentState& now, UnitId attacker, UnitId defender,
                                bool aimSpent = false);
/// The reason that limits the attacker's weapons to arcs, if only arcs prevent the use of a weapon
/// against that defender; else none.
std::optional<Reason> onlyArcsPrevent(const CurrentState& now, UnitId attacker, UnitId defender);
/// True if only the distance may prevent the use of that ranged weapon against that defender: no
/// melee prevents it, and at least one miniature has the defender in its arcs.
bool mayShootAtAnyRange(const CurrentState& now, UnitId attacker, UnitId defender, int weapon);

/// True if an aim token gives more range to a weapon of the unit.
bool aimExtendsRange(const CurrentState& now, UnitId attacker);
/// True if an aim token that is spent for more range allows more weapons against that defender.
bool reachesFurther(const CurrentState& now, UnitId attacker, UnitId defender);

}  // namespace sightline::engine
