#include "engine/legion/rules/round/play_game.h"

#include "engine/legion/rules/mission/score.h"
#include "engine/legion/rules/movement/dual_sided_cards.h"
#include "engine/legion/rules/round/orders.h"
#include "engine/legion/rules/setup/play_setup.h"
#include "engine/legion/rules/words/rounds.h"

namespace sightline::engine {
namespace {

// Fills the order pools in a scenario that starts after its Command Phase: one token for each unit
// without an order token.
void startWithOrderTokens(Battle& battle) {
    for (Player player : {Player::blue, Player::red}) {
        battle.command(player).pool = orderPoolOf(battle, player);
    }
}

// Players choose the faceup sides of dual-sided cards for units that the scenario places on the
// battlefield, as for units that have just deployed.
Task<void> chooseSidesOnTheTable(Battle& battle) {
    for (Player player : {Player::blue, Player::red}) {
        for (UnitId id : battle.unitsOf(player)) {
            if (battle.unit(id).onTable()) co_await chooseFaceupSides(battle, id);
        }
    }
}

// Records that the text of the edition has gaps, and which rules fill the gaps.
void recordEdition(Battle& battle) {
    battle.record({.happening = Happening::editionPlayed,
                   .message = say::editionPlayed(battle.edition().id),
                   .citation = battle.edition().places.partsOfRound});
}

}  // namespace

// Plays a game: the setup and the phases of each round. Core Rulebook p. 21, Parts of a Round.
Task<void> playGame(Battle& battle) {
    const Citation partsOfRound = battle.edition().places.partsOfRound;
    battle.record({.happening = Happening::gameStarted,
                   .message = say::gameStarted(),
                   .citation = partsOfRound});
    if (battle.edition().borrows) recordEdition(battle);
    if (battle.phase == Phase::setup) {
        co_await playSetup(battle);
        battle.phase = Phase::command;
    } else {
        co_await chooseSidesOnTheTable(battle);
    }
    bool commands = battle.usesCommandCards && battle.phase == Phase::command;
    bool midway = !commands;
    if (battle.usesCommandCards && !commands) startWithOrderTokens(battle);
    for (;;) {
        battle.record({.happening = Happening::roundStarted,
                       .message = say::roundStarted(),
                       .numbers = {{NumberId::round, battle.round}},
                       .citation = partsOfRound});
        if (commands) co_await commandPhase(battle);
        if (battle.over()) co_return;
        commands = battle.usesCommandCards;
        const Player first = midway ? battle.active : battle.priority();
        co_await activationPhase(battle, first);
        midway = false;
        if (battle.over()) co_return;
        co_await endPhase(battle);
        if (battle.over()) co_return;
        if (battle.round == battle.lastRound) break;
        ++battle.round;
    }
    endByVictoryPoints(battle);
}

}  // namespace sightline::engine
