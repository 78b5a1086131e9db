/// Attack pools of a weapon that another pool of the attack already has.
/// Source: Keyword Glossary (Beam X, Gunslinger).
#pragma once
#include <optional>
#include <vector>

#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// Ranged weapons that may form a pool against that defender although another pool has them, each
/// with the miniature that added it. Beam: up to X times in an attack, at any distance, against a
/// unit within range 1 of the previous defender. Gunslinger: once in an attack, any weapon in
/// range. An attack uses only one of these keywords.
std::vector<WeaponChoice> weaponsAgain(const Battle& battle, const Tabletop& table,
                                       const Attack& attack, const std::vector<MiniId>& eligible,
                                       UnitId defender);

/// True if a pool of the attack already has the weapon.
bool isAddedAgain(const Attack& attack, const WeaponChoice& weapon);
/// The keyword that lets that weapon be added again.
Keyword addsAgain(const UnitCard& attacker, const WeaponChoice& weapon);

/// Refuses a weapon that is added again together with other weapons: it must be alone in its pool.
std::optional<Refusal> refusalOfAgain(const UnitCard& attacker, const Attack& attack,
                                      const std::vector<Option>& picked);

}  // namespace sightline::engine
