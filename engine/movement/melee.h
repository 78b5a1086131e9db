/// Into melee, and what happens there when miniatures fall.
/// Source: Core Rulebook p. 28-29 (Melee), p. 36 (Removing Miniatures in Melee).
#pragma once
#include "engine/asking/task.h"
#include "engine/state/battle.h"
#include "geometry/range/territory.h"

namespace sightline::engine {

/// Enemy units of `unit` that a miniature standing like this would be in base contact with.
std::vector<UnitId> enemiesTouchedBy(const Battle& battle, UnitId unit, const geometry::Mini& mini);

/// In melee with an enemy Trooper unit while being one (p. 29): as `isEngaged` of the tabletop, for
/// less work.
bool isEngaged(const Battle& battle, UnitId unit);
/// Any Move but a Pivot withdraws it (p. 29), since it is engaged and no effect frees it. All that
/// follows from that is asked here.
bool mustWithdraw(const Battle& battle, UnitId unit);

/// Its leader may move or be placed into base contact with an enemy: it has a weapon for melee, is
/// not engaged and did not withdraw in this activation.
bool mayMoveIntoMelee(const Battle& battle, UnitId unit);

/// The leader of `mover` has been placed in base contact with `defender`: everybody else follows.
struct IntoMelee {
    UnitId mover, defender;
    geometry::Mini leaderBefore{};
    bool avoidDifficult = false;  ///< this and the rest as PlacingOrder says, for `mover`
    geometry::Territory within{};
    bool wholly = false;
    Keyword allows{};
};
Task<void> moveIntoMelee(Battle& battle, IntoMelee melee);

/// The units in melee with `unit`, those in melee with them in turn, and so on; itself too. Empty
/// where it is in no melee.
std::vector<MeleeBefore> meleesOf(const Battle& battle, UnitId unit);
/// After an attack: first that player, then the opponent places who is no longer in base contact
/// with an enemy, since somebody of those melees fell.
Task<void> removeMiniaturesInMelee(Battle& battle, Player first, std::vector<MeleeBefore> before);

}  // namespace sightline::engine
