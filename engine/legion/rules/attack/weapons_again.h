/// Attack pools that use a weapon of an earlier pool in the same attack. Source: Keyword Glossary
/// (Beam X, Gunslinger).
#pragma once
#include <optional>
#include <vector>

#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// The ranged weapons that may form a pool against that defender although an earlier pool contains
/// them. Each weapon is listed with the miniature that added it. Beam: up to X times in an attack,
/// at any distance, against a unit within range 1 of the previous defender. Gunslinger: once in an
/// attack, with any weapon in range. An attack uses only one of these two keywords.
std::vector<WeaponChoice> weaponsAgain(const Battle& battle, const Tabletop& table,
                                       const Attack& attack, const std::vector<MiniId>& eligible,
                                       UnitId defender);

/// True if an earlier pool of the attack contains the weapon.
bool isAddedAgain(const Attack& attack, const WeaponChoice& weapon);
/// The keyword that allows the attacker to add that weapon again.
Keyword addsAgain(const UnitCard& attacker, const WeaponChoice& weapon);

/// Refuses a selection in which a weapon of an earlier pool is combined with other weapons. Such a
/// weapon must be the only one in its pool.
std::optional<Refusal> refusalOfAgain(const UnitCard& attacker, const Attack& attack,
                                      const std::vector<Option>& picked);

}  // namespace sightline::engine
