#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/activate_unit.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/cards/divulge.h"
#include "engine/legion/rules/mission/score.h"
#include "engine/legion/rules/mission/smoke.h"
#include "engine/legion/rules/round/play_game.h"
#include "engine/legion/rules/state/lasting_effects.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/rounds.h"

namespace sightline::engine {
namespace {

// Discards the revealed cards, except permanent cards, cards whose own text keeps them in play, and
// cards that returned to the hand. Core Rulebook p. 38; Command Card Keywords, Permanent.
Task<void> discardCommandCards(Battle& battle) {
    for (Player player : bothPlayers) {
        CommandState& state = battle.command(player);
        if (!state.played) continue;
        const bool stays = state.played->permanent && !state.returned;
        DiscardCommandCard point{player, *state.played, state.returned || stays};
        co_await reach(battle, point);
        if (point.kept && !state.returned) {
            const Citation ownText = page(21, state.played->name);
            state.permanent.push_back(state.played);
            battle.record(
                {.happening = Happening::commandCardsDone,
                 .message = say::staysInPlay(state.played->name),
                 .citation = stays ? page(60, "Command Card Keywords: Permanent") : ownText,
                 .player = player});
        } else if (!point.kept) {
            state.discarded.push_back(state.played);
            battle.record({.happening = Happening::commandCardsDone,
                           .message = say::isDiscarded(state.played->name),
                           .citation = battle.edition().places.discardCommandCards,
                           .player = player});
        }
        state.played = nullptr;
        state.faceup = state.returned = false;
    }
}

int keptOf(const RemoveTokens& point, Token token) {
    int kept = 0;
    for (const RemoveTokens::KeptTokens& one : point.kept)
        kept += one.token == token ? one.count : 0;
    return kept;
}

// Removes all tokens of the kinds that the edition names, and 1 suppression token from each unit.
// Then removes the smoke tokens and
// empties the pass pools. Core Rulebook p. 38: aim, dodge, observation, surge and standby
// tokens.
Task<void> removeTokens(Battle& battle) {
    const Citation citation = battle.edition().places.removeTokens;
    for (UnitState& unit : battle.units) {
        if (unit.defeated()) continue;
        RemoveTokens point{unit.id};
        co_await reach(battle, point);
        for (const TokenKind& one : tokenTable) {
            if (!battle.edition().removes(one.token)) continue;
            const int leaving = unit.tokens[one.token] - keptOf(point, one.token);
            battle.remove(unit.id, one.token, std::max(0, leaving), citation);
        }
        co_await removeSuppression(battle, unit.id, 1, citation);
    }
    removeSmoke(battle);
    for (CommandState& state : battle.commandStates) state.passPool = 0;
}

bool hasCommander(const Battle& battle, Player player) {
    const auto own = battle.unitsOf(player);
    return std::any_of(own.begin(), own.end(), [&](UnitId id) {
        const bool exempt =
            battle.edition().fieldCommanderExempts && battle.unit(id).commanderToken;
        return exempt || battle.unit(id).rank() == Rank::commander;
    });
}

std::vector<UnitId> troopersOf(const Battle& battle, Player player) {
    std::vector<UnitId> troopers;
    for (UnitId id : battle.unitsOf(player)) {
        if (isTrooper(battle.unit(id).card->type)) troopers.push_back(id);
    }
    return troopers;
}

// If the player has no commander, the player promotes a Trooper unit. A player without Trooper
// units has no commander for the rest of the game. Core Rulebook p. 38.
Task<void> promote(Battle& battle, Player player) {
    const Citation citation = battle.edition().places.promote;
    if (hasCommander(battle, player)) co_return;
    const auto question = [&] {
        auto asked = asking<Choice>(player, Ask::promote, citation);
        for (UnitId id : troopersOf(battle, player)) asked.question.options.push_back(id);
        return asked;
    };
    const std::vector<UnitId> troopers = troopersOf(battle, player);
    if (troopers.empty()) {
        battle.record({.happening = Happening::promoted,
                       .message = say::nobodyToPromote(),
                       .citation = citation,
                       .player = player});
        co_return;
    }
    Option chosen = troopers.front();
    if (troopers.size() > 1 || battle.asksEverything) chosen = co_await ask(battle, question);
    const UnitId* unit = std::get_if<UnitId>(&chosen);
    if (!unit) co_return;
    battle.unit(*unit).promoted = true;
    battle.unit(*unit).commanderToken = true;
    battle.record({.happening = Happening::promoted,
                   .message = battle.edition().promotesLeader
                                  ? say::leaderBecomesCommander(battle.unit(*unit).label)
                                  : say::becomesCommander(battle.unit(*unit).label),
                   .citation = citation,
                   .unit = *unit});
}

// Removes the order tokens of all units. Then each player without a commander promotes a unit. Core
// Rulebook p. 38.
Task<void> updateOrderPoolAndPromote(Battle& battle) {
    for (UnitState& unit : battle.units) unit.activated = unit.ordered = false;
    for (CommandState& state : battle.commandStates) {
        state.commander = {};
        state.passed = false;
    }
    if (!battle.usesCommandCards) co_return;
    co_await promote(battle, battle.priority());
    co_await promote(battle, opponent(battle.priority()));
}

// Scores victory points in this round. If the edition scores only at the end of the game, the
// function only resets the numbers of units that were defeated in this round.
Task<void> scoreInThisRound(Battle& battle) {
    if (battle.edition().scoresEachRound || battle.round == battle.lastRound)
        co_await scoreVictoryPoints(battle);
    else
        battle.mission.lostThisRound = {};
}

// Records that the player with the round counter gives it to the opponent.
void passRoundCounter(Battle& battle) {
    const auto holder = battle.edition().counterHolder(battle.round);
    if (!holder || battle.round == battle.lastRound) return;
    battle.record({.happening = Happening::roundCounterPassed,
                   .message = say::roundCounterPasses(),
                   .citation = battle.edition().places.roundCounter,
                   .player = opponent(*holder)});
}

}  // namespace

// Plays the End Phase. Core Rulebook p. 38; Rules Reference 1.1.0 p. 2.
Task<void> endPhase(Battle& battle) {
    battle.phase = Phase::end;
    co_await divulgeCommandCards(battle, DivulgeStep::endPhase);
    StartOfEndPhase start;
    co_await reach(battle, start);
    co_await scoreInThisRound(battle);
    co_await discardCommandCards(battle);
    co_await removeTokens(battle);
    co_await updateOrderPoolAndPromote(battle);
    EndOfEndPhase end;
    co_await reach(battle, end);
    returnDivulgedCards(battle, DivulgeStep::endPhase);
    checkForVictoryPoints(battle);
    if (battle.over()) co_return;
    passRoundCounter(battle);
    endEffectsOfRound(battle);
    battle.record({.happening = Happening::roundEnded,
                   .message = say::roundEnded(),
                   .numbers = {{NumberId::round, battle.round}},
                   .citation = battle.edition().places.roundCounter});
}

}  // namespace sightline::engine
