/// Which actions a unit may make now, and how each of them is made.
/// Source: Core Rulebook p. 14, 24 (Actions, Make Actions), p. 29 (Withdraw), p. 36 (Standby).
#pragma once
#include "engine/asking/task.h"
#include "engine/state/battle.h"
#include "geometry/move/move.h"

namespace sightline::engine {

constexpr bool isMove(Action action) {
    return action == Action::move || action == Action::climb || action == Action::pivot ||
           action == Action::reverse || action == Action::strafe;
}
geometry::MoveKind kindOf(Action action);

/// Moves of the unit type, as far as terrain, melee and its Speed allow. An engaged unit may only
/// withdraw, and only `inItsActivation`; whoever can pivot may do that even then.
std::vector<Action> movesOf(const Battle& battle, UnitId unit, bool inItsActivation);

/// Gains tokens, unless an effect passes them on.
Task<void> gainTokens(Battle& battle, UnitId unit, Token token, int count, Citation citation);

/// Makes one action of the list on p. 24 that is legal now. Other units' standby tokens answer it.
Task<void> makeAction(Battle& battle, UnitId unit, Action action);

}  // namespace sightline::engine
