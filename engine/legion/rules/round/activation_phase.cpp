#include "engine/legion/rules/cards/divulge.h"
#include "engine/legion/rules/round/orders.h"
#include "engine/legion/rules/round/play_game.h"
#include "engine/legion/rules/round/take_turn.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine {

// The Activation Phase. Core Rulebook p. 22-23, 37. The players take turns until no player can
// activate a unit. The player with priority begins. In a scenario that starts in the middle of a
// round, the active player begins.
Task<void> activationPhase(Battle& battle, Player first) {
    battle.phase = Phase::activation;
    battle.active = first;
    co_await divulgeCommandCards(battle, DivulgeStep::activationPhase);
    StartOfActivationPhase start;
    co_await reach(battle, start);
    while (!battle.over() &&
           (canActivate(battle, Player::blue) || canActivate(battle, Player::red))) {
        co_await takeTurn(battle, battle.active);
        battle.active = opponent(battle.active);
    }
    if (battle.over()) co_return;
    for (CommandState& state : battle.commandStates) state.pool = {};
    EndOfActivationPhase end;
    co_await reach(battle, end);
    returnDivulgedCards(battle, DivulgeStep::activationPhase);
}

}  // namespace sightline::engine
