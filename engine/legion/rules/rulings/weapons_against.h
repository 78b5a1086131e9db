/// The weapons that may join a pool against a unit, by range, melee and firing arcs. The game and
/// every preview use these functions. Keywords act at the standing points `WeaponRange`,
/// `FiringArcs` and `FireWhileEngaged`. Source: Core Rulebook p. 31-32, 39.
#pragma once
#include "engine/legion/basics/reckoning.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/timing/current_state.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine {

/// The arcs to which keywords limit that weapon of the unit's card.
FiringArcs firingArcs(const CurrentState& now, UnitId attacker, int weapon);
/// True if the weapon is not limited to arcs, or if a base of the defender is at least partially
/// inside one of the weapon's arcs, at the attacker's current facing. A base without notches has no
/// arcs, so a limited weapon on such a base may never attack.
bool isInFiringArc(const FiringArcs& firing, const geometry::Mini& attacker,
                   const UnitOnTable& defender);

/// The longest range band of that weapon: the band on the weapon's card plus increases. `aimSpent`
/// is true if an aim token was spent for more range.
Reckoning rangeOf(const CurrentState& now, UnitId attacker, int weapon, bool aimSpent);

/// The indices of the attacker's weapons that range and melee allow against that defender; at least
/// one miniature must have the defender in the weapon's arcs. Empty if either unit is not on the
/// battlefield. Area and overrun weapons have their own attacks and are not listed. For `aimSpent`,
/// see `rangeOf`.
std::vector<int> weaponsAgainst(const CurrentState& now, UnitId attacker, UnitId defender,
                                bool aimSpent = false);
/// The reason that limits a weapon of the attacker to arcs, if only the arcs prevent the use of
/// this weapon against that defender. Otherwise no value.
std::optional<Reason> onlyArcsPrevent(const CurrentState& now, UnitId attacker, UnitId defender);
/// True if only the distance may prevent the use of that ranged weapon against that defender: melee
/// does not prevent it, and at least one miniature has the defender in the weapon's arcs.
bool mayShootAtAnyRange(const CurrentState& now, UnitId attacker, UnitId defender, int weapon);

/// True if an aim token gives more range to a weapon of the unit.
bool aimExtendsRange(const CurrentState& now, UnitId attacker);
/// True if an aim token that is spent for more range would allow more weapons against that
/// defender.
bool reachesFurther(const CurrentState& now, UnitId attacker, UnitId defender);

}  // namespace sightline::engine
