/// Reacting with a standby token. Source: Core Rulebook p. 36-37 (Standby).
#pragma once
#include "engine/conversation/task.h"
#include "engine/state/battle.h"

namespace sightline::engine {

/// Units that may spend a standby token on what `actor` has just done.
std::vector<UnitId> standbyReactions(const Battle& battle, UnitId actor);

/// `actor` has made an attack, a Move or an action: enemy units standing by may react, one after
/// the other. Comes before whatever else happens after it. `cause` is the player whose effect it
/// was.
Task<void> offerStandby(Battle& battle, UnitId actor, Player cause);

}  // namespace sightline::engine
