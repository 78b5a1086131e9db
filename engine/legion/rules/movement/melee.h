/// Moves into melee, and the removal of miniatures from melee.
/// Source: Core Rulebook p. 28-29 (Melee), p. 36 (Removing Miniatures in Melee).
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"
#include "geometry/range/territory.h"

namespace sightline::engine {

/// The enemy units that would be in base contact with a miniature of `unit` at this place.
std::vector<UnitId> enemiesTouchedBy(const Battle& battle, UnitId unit, const geometry::Mini& mini);

/// True if `unit` is a Trooper unit in melee with an enemy Trooper unit (p. 29). Faster than the
/// tabletop's `isEngaged`.
bool isEngaged(const Battle& battle, UnitId unit);
/// True if the unit is engaged and no effect frees it. Then any Move except a Pivot withdraws the
/// unit (p. 29). All consequences of withdrawing use this test.
bool mustWithdraw(const Battle& battle, UnitId unit);

/// True if the unit's leader may move or be placed into base contact with an enemy: the unit has a
/// melee weapon, is not engaged and did not withdraw in this activation.
bool mayMoveIntoMelee(const Battle& battle, UnitId unit);

/// A move into melee: the leader of `mover` is now in base contact with `defender`. The other
/// miniatures follow.
struct MeleeEntry {
    UnitId mover, defender;
    geometry::Mini leaderBefore{};
    bool avoidDifficult = false;  ///< this and `within`: see PlacingOrder
    geometry::Territory within{};
    bool wholly = false;
    Keyword allows{};
};
Task<void> moveIntoMelee(Battle& battle, MeleeEntry melee);

/// The group of units that are connected by melee: the unit itself, the units in melee with it, the
/// units in melee with those units, and so on. Empty if the unit is in no melee.
std::vector<MeleeBefore> meleesOf(const Battle& battle, UnitId unit);
/// Call this after an attack that removed miniatures of those melees. The players place the
/// miniatures that are no longer in base contact with an enemy: first the player `first`, then the
/// opponent.
Task<void> removeMiniaturesInMelee(Battle& battle, Player first, std::vector<MeleeBefore> before);

}  // namespace sightline::engine
