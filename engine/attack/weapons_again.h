/// Attack pools of a weapon that is in another pool of the attack already.
/// Source: Keyword Glossary (Gunslinger).
#pragma once
#include <optional>
#include <vector>

#include "engine/rulings/tabletop.h"
#include "engine/state/battle.h"

namespace sightline::engine {

/// Ranged weapons that may make up a pool against that defender though another pool has them, each
/// with the miniature that added it. Empty where the attacker does not have the keyword, or has
/// used it in this attack.
std::vector<WeaponChoice> weaponsAgain(const Battle& battle, const Tabletop& table,
                                       const Attack& attack, const std::vector<MiniId>& eligible,
                                       UnitId defender);

/// Some pool of the attack has it.
bool isAddedAgain(const Attack& attack, const WeaponChoice& weapon);

/// Why these do not go into one pool, as far as one of them is added again: it is alone in it.
std::optional<Refusal> refusalOfAgain(const Attack& attack, const std::vector<Option>& picked);

}  // namespace sightline::engine
