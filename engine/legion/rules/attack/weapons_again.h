/// Attack pools of a weapon that another pool of the attack already has. Keywords offer them as the
/// standing point `FireAgain`.
#pragma once
#include <optional>
#include <vector>

#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine {

class CurrentState;

/// The offer that lets that weapon be added again, the first one; none: no keyword offers it.
std::optional<FireAgain::Offer> offerAgain(const CurrentState& now, UnitId attacker,
                                           const WeaponChoice& weapon);

/// Ranged weapons that may form a pool against that defender although another pool has them, each
/// with the miniature that added it. An attack uses the offers of one keyword only.
std::vector<WeaponChoice> weaponsAgain(const Battle& battle, const Tabletop& table,
                                       const Attack& attack, const std::vector<MiniId>& eligible,
                                       UnitId defender);

/// True if an earlier pool of the attack contains the weapon.
bool isAddedAgain(const Attack& attack, const WeaponChoice& weapon);

/// Refuses a weapon that is added again together with other weapons: it must be alone in its pool.
std::optional<Refusal> refusalOfAgain(const CurrentState& now, const Attack& attack,
                                      const std::vector<Option>& picked);

}  // namespace sightline::engine
