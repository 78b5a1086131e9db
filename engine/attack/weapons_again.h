/// Attack pools of a weapon that is in another pool of the attack already.
/// Source: Keyword Glossary (Beam X, Gunslinger).
#pragma once
#include <optional>
#include <vector>

#include "engine/rulings/tabletop.h"
#include "engine/state/battle.h"

namespace sightline::engine {

/// Ranged weapons that may make up a pool against that defender though another pool has them, each
/// with the miniature that added it. Beam: up to X times in an attack, whatever the distance,
/// against a unit within range 1 of the defender declared before. Gunslinger: once in an attack,
/// any weapon that reaches. An attack uses one of these keywords, not both.
std::vector<WeaponChoice> weaponsAgain(const Battle& battle, const Tabletop& table,
                                       const Attack& attack, const std::vector<MiniId>& eligible,
                                       UnitId defender);

/// Some pool of the attack has it.
bool isAddedAgain(const Attack& attack, const WeaponChoice& weapon);
/// Which of these keywords lets that weapon be added again.
Keyword addsAgain(const UnitCard& attacker, const WeaponChoice& weapon);

/// Why these do not go into one pool, as far as one of them is added again: it is alone in it.
std::optional<Refusal> refusalOfAgain(const UnitCard& attacker, const Attack& attack,
                                      const std::vector<Option>& picked);

}  // namespace sightline::engine
