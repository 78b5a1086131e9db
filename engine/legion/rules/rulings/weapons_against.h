/// The weapons that a unit may use against another unit, by range, melee and firing arcs. The game
/// and every preview use these functions. Keywords change the result at three points of the code:
/// `WeaponRange`, `FiringArcs` and `FireWhileEngaged`. Source: Core Rulebook p. 31-32, 39.
#pragma once
#include "engine/legion/basics/reckoning.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/timing/current_state.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine {

/// The firing arcs to which keywords limit a weapon of the attacker.
FiringArcs firingArcs(const CurrentState& now, UnitId attacker, int weapon);
/// True if the weapon is not limited to firing arcs. Also true if, at the attacker's current
/// facing, a base of the defender is at least partly in one of these arcs. A base without notches
/// has no arcs. So a limited weapon on such a base may never attack.
bool isInFiringArc(const FiringArcs& firing, const geometry::Mini& attacker,
                   const UnitOnTable& defender);

/// The longest range band of the weapon: the band on the weapon's card plus increases. `aimSpent`
/// is true if an aim token was spent for a longer range.
Reckoning rangeOf(const CurrentState& now, UnitId attacker, int weapon, bool aimSpent);

/// The indices of the attacker's weapons that range, melee and firing arcs allow against the
/// defender. For the firing arcs, it is enough that one miniature of the attacker has the defender
/// in the arcs. The list is empty if either unit is not on the battlefield. Area and overrun
/// weapons have their own attacks and are not listed. For `aimSpent`, see `rangeOf`.
std::vector<int> weaponsAgainst(const CurrentState& now, UnitId attacker, UnitId defender,
                                bool aimSpent = false);
/// If only firing arcs prevent the use of a weapon against the defender, the reason that limits the
/// weapon to arcs. Otherwise no value.
std::optional<Reason> onlyArcsPrevent(const CurrentState& now, UnitId attacker, UnitId defender);
/// True if melee and firing arcs allow the use of the ranged weapon against the defender, so that
/// only the distance can prevent it. For the firing arcs, it is enough that one miniature of the
/// attacker has the defender in the arcs.
bool mayShootAtAnyRange(const CurrentState& now, UnitId attacker, UnitId defender, int weapon);

/// True if an aim token gives a longer range to a weapon of the attacker.
bool aimExtendsRange(const CurrentState& now, UnitId attacker);
/// True if an aim token that is spent for a longer range would allow more weapons against the
/// defender.
bool reachesFurther(const CurrentState& now, UnitId attacker, UnitId defender);

}  // namespace sightline::engine
