#include "engine/legion/rules/round/take_turn.h"

#include <algorithm>

#include "engine/legion/rules/activation/activate_unit.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/mission/objectives.h"
#include "engine/legion/rules/round/orders.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/words/rounds.h"

namespace sightline::engine {
namespace {

Citation takeTurnPage(const Battle& battle) { return battle.edition().places.chooseUnit; }

std::vector<UnitId> unitsWaiting(const Battle& battle, Player player) {
    std::vector<UnitId> waiting;
    waiting.reserve(battle.units.size());
    for (const UnitState& one : battle.units) {
        const bool mayAct = one.player == player && !one.defeated();
        if (mayAct && !one.activated) waiting.push_back(one.id);
    }
    return waiting;
}

// The units that the player may choose to activate. In a game with order tokens, these are the
// units with a faceup order token. In other games, these are all units that have not activated.
std::vector<UnitId> unitsToName(const Battle& battle, Player player) {
    return battle.usesCommandCards ? unitsWithFaceupToken(battle, player)
                                   : unitsWaiting(battle, player);
}

bool mayDraw(const Battle& battle, Player player) {
    return battle.usesCommandCards && battle.command(player).pool.size() > 0;
}

// True if the player may pass. An advantage token allows a pass, but not two passes in a row. If
// the drawn order token fits no unit, the player may pass without an advantage token. In an edition
// without a pass pool, players may not pass.
bool mayPass(const Battle& battle, Player player, bool drewInVain) {
    if (!battle.edition().passPool) return false;
    const CommandState& state = battle.command(player);
    return drewInVain || (state.passPool > 0 && !state.passed);
}

Task<Option> chooseUnitOrPass(Battle& battle, Player player, bool drewInVain) {
    const auto question = [&] {
        auto asked = asking<Choice>(player, Ask::chooseUnitToActivate, takeTurnPage(battle));
        for (UnitId id : unitsToName(battle, player)) asked.question.options.push_back(id);
        if (mayDraw(battle, player)) {
            asked.question.options.push_back(TurnChoice::drawOrderToken);
        }
        if (mayPass(battle, player, drewInVain)) {
            asked.question.options.push_back(TurnChoice::pass);
        }
        return asked;
    };
    const Option chosen = co_await ask(battle, question);
    co_return chosen;
}

void pass(Battle& battle, Player player, Message why) {
    battle.command(player).passed = true;
    battle.record({.happening = Happening::passed,
                   .message = std::move(why),
                   .citation = takeTurnPage(battle),
                   .player = player});
}

// Draws one order token from the order pool; each token has the same probability. Only the player
// learns the rank on the token.
Task<Rank> drawOrderToken(Battle& battle, Player player) {
    const auto question = [&] {
        auto asked = asking<RandomDraw>(player, Ask::drawOrderToken, takeTurnPage(battle));
        for (Rank rank : battle.command(player).pool.all()) {
            asked.question.options.push_back(rank);
        }
        return asked;
    };
    const Option drawn = co_await ask(battle, question);
    const Rank rank = std::get<Rank>(drawn);
    --battle.command(player).pool[rank];
    battle.command(player).drawn = rank;
    battle.record({.happening = Happening::orderTokenDrawn,
                   .message = say::drewOrderToken(),
                   .citation = takeTurnPage(battle),
                   .player = player});
    co_return rank;
}

Task<Option> chooseUnitOfRank(Battle& battle, Player player, Rank rank) {
    const auto question = [&] {
        auto asked = asking<Choice>(player, Ask::chooseUnitOfRank, takeTurnPage(battle));
        asked.question.secret = true;
        for (UnitId id : unitsWithoutToken(battle, player, rank)) {
            asked.question.options.push_back(id);
        }
        return asked;
    };
    const Choice first = question();
    Option chosen = first.question.options.front();
    if (first.question.options.size() > 1 || battle.asksEverything)
        chosen = co_await ask(battle, question);
    co_return chosen;
}

// Draws an order token and activates a unit of its rank. If no unit has the rank, removes the order
// token and returns false.
Task<bool> activateDrawn(Battle& battle, Player player) {
    const Rank rank = co_await drawOrderToken(battle, player);
    CommandState& state = battle.command(player);
    if (unitsWithoutToken(battle, player, rank).empty()) {
        state.drawn.reset();
        battle.record({.happening = Happening::orderTokenRemoved,
                       .message = say::noUnitOfRank(),
                       .numbers = {{NumberId::rank, rank}},
                       .citation = takeTurnPage(battle),
                       .player = player});
        co_return false;
    }
    const Option chosen = co_await chooseUnitOfRank(battle, player, rank);
    const UnitId* unit = std::get_if<UnitId>(&chosen);
    if (unit) {
        co_await activateUnit(battle, *unit);
        // After the activation, the unit's order token is placed facedown (p. 37).
        battle.unit(*unit).ordered = battle.unit(*unit).activated;
    }
    state.drawn.reset();
    co_return true;
}

}  // namespace

bool canActivate(const Battle& battle, Player player) {
    if (!unitsToName(battle, player).empty()) return true;
    if (!battle.usesCommandCards) return false;
    const std::vector<Rank> tokens = battle.command(player).pool.all();
    return std::any_of(tokens.begin(), tokens.end(),
                       [&](Rank rank) { return !unitsWithoutToken(battle, player, rank).empty(); });
}

Task<void> takeTurn(Battle& battle, Player player) {
    CommandState& state = battle.command(player);
    if (canActivate(battle, player)) {
        battle.record({.happening = Happening::turnStarted,
                       .message = say::turn(),
                       .citation = takeTurnPage(battle),
                       .player = player});
    }
    bool drewInVain = false;
    while (canActivate(battle, player)) {
        const Option chosen = co_await chooseUnitOrPass(battle, player, drewInVain);
        if (chosen == Option{TurnChoice::pass}) {
            if (!drewInVain) --state.passPool;
            pass(battle, player, drewInVain ? say::passesInVain() : say::passesForToken());
            co_return;
        }
        if (chosen == Option{TurnChoice::drawOrderToken}) {
            const bool activated = co_await activateDrawn(battle, player);
            if (!activated) {
                drewInVain = true;
                continue;
            }
        } else if (const UnitId* unit = std::get_if<UnitId>(&chosen)) {
            co_await activateUnit(battle, *unit);
        }
        state.passed = false;
        co_await placeDroppedAssets(battle);
        co_return;
    }
    if (battle.usesCommandCards) pass(battle, player, say::passesWithoutUnit());
}

}  // namespace sightline::engine
