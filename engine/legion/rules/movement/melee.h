/// The rules for moving into melee, and for melees after miniatures were removed. Source: Core
/// Rulebook p. 28-29 (Melee), p. 36 (Removing Miniatures in Melee).
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"
#include "geometry/range/territory.h"

namespace sightline::engine {

/// The enemy units that a miniature of `unit` would be in base contact with if it were at the
/// position of `mini`.
std::vector<UnitId> enemiesTouchedBy(const Battle& battle, UnitId unit, const geometry::Mini& mini);

/// True if `unit` is a Trooper unit in melee with an enemy Trooper unit (p. 29). This function is
/// faster than `isEngaged` of the Tabletop.
bool isEngaged(const Battle& battle, UnitId unit);
/// True if the unit is engaged and no effect lets it leave freely. Any Move except a Pivot is then
/// a withdrawal (p. 29). All rules about withdrawing use this function.
bool mustWithdraw(const Battle& battle, UnitId unit);

/// True if the unit leader may move into base contact with an enemy or be placed there: the unit
/// has a melee weapon, is not engaged and did not withdraw in this activation.
bool mayMoveIntoMelee(const Battle& battle, UnitId unit);

/// A move into melee: the leader of the unit `mover` is now in base contact with the unit
/// `defender`. The other miniatures of `mover` follow.
struct MeleeEntry {
    UnitId mover, defender;
    geometry::Mini leaderBefore{};
    bool avoidDifficult = false;  ///< for this member and `within`, see PlacingOrder
    geometry::Territory within{};
    bool wholly = false;
    Keyword allows{};
};
Task<void> moveIntoMelee(Battle& battle, MeleeEntry melee);

/// The units that are connected with the unit by melee: the unit itself, the units in melee with
/// it, the units in melee with those units, and so on. Empty if the unit is in no melee.
std::vector<MeleeBefore> meleesOf(const Battle& battle, UnitId unit);
/// Call this after an attack that removed miniatures of the melees `before`. The players place the
/// miniatures that are no longer in base contact with an enemy: first the player `first`, then the
/// opponent.
Task<void> removeMiniaturesInMelee(Battle& battle, Player first, std::vector<MeleeBefore> before);

}  // namespace sightline::engine
