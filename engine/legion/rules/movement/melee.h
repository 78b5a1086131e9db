/// Moves into melee, and the removal of miniatures from melee.
/// Source: Core Rulebook p. 28-29 (Melee), p. 36 (Removing Miniatures in Melee).
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"
#include "geometry/range/territory.h"

namespace sightline::engine {

/// Enemy units of `unit` that a miniature at this place would be in base contact with.
std::vector<UnitId> enemiesTouchedBy(const Battle& battle, UnitId unit, const geometry::Mini& mini);

/// True if it is a Trooper unit in melee with an enemy Trooper unit (p. 29). A faster version of
/// the tabletop's `isEngaged`.
bool isEngaged(const Battle& battle, UnitId unit);
/// True if the unit is engaged and no effect frees it, so any Move except a Pivot withdraws it (p.
/// 29). The single test for all consequences of withdrawing.
bool mustWithdraw(const Battle& battle, UnitId unit);

/// True if its leader may move or be placed into base contact with an enemy: it has a melee weapon,
/// is not engaged and did not withdraw in this activation.
bool mayMoveIntoMelee(const Battle& battle, UnitId unit);

/// The leader of `mover` is now in base contact with `defender`; the other miniatures follow.
struct MeleeEntry {
    UnitId mover, defender;
    geometry::Mini leaderBefore{};
    bool avoidDifficult = false;  ///< this and `within`: as in PlacingOrder, for `mover`
    geometry::Territory within{};
    bool wholly = false;
    Keyword allows{};
};
Task<void> moveIntoMelee(Battle& battle, MeleeEntry melee);

/// The unit itself, the units in melee with it, the units in melee with those, and so on. Empty if
/// it is in no melee.
std::vector<MeleeBefore> meleesOf(const Battle& battle, UnitId unit);
/// After an attack that removed miniatures of those melees: first that player, then the opponent
/// places the miniatures that are no longer in base contact with an enemy.
Task<void> removeMiniaturesInMelee(Battle& battle, Player first, std::vector<MeleeBefore> before);

}  // namespace sightline::engine
