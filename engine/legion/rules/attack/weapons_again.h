/// Attack pools that use a weapon of an earlier pool in the same attack. Keywords allow such pools
/// at `FireAgain` (see timing/standing_points.h).
#pragma once
#include <optional>
#include <vector>

#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine {

class CurrentState;

/// Keywords may offer that a weapon joins a second pool. Returns the first of these offers. No
/// value if there is none.
std::optional<FireAgain::Offer> offerAgain(const CurrentState& now, UnitId attacker,
                                           const WeaponChoice& weapon);

/// The ranged weapons that may form a pool against `defender` although an earlier pool contains
/// them. Each weapon is listed with the miniature that added it. If several keywords allow a weapon
/// to fire again, an attack uses only one of these keywords. Empty if the attacker had to declare
/// the defender of an earlier pool (MayDeclareDefender): later pools have only weapons that could
/// not join that pool.
std::vector<WeaponChoice> weaponsAgain(const Battle& battle, const Tabletop& table,
                                       const Attack& attack, const std::vector<MiniId>& eligible,
                                       UnitId defender);

/// True if an earlier pool of the attack contains the weapon.
bool isAddedAgain(const Attack& attack, const WeaponChoice& weapon);

/// Refuses a selection in which a weapon of an earlier pool is combined with other weapons. A
/// weapon that fires again must be the only weapon in its pool.
std::optional<Refusal> refusalOfAgain(const CurrentState& now, const Attack& attack,
                                      const std::vector<Option>& picked);

}  // namespace sightline::engine
