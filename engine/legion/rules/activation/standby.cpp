#include "engine/legion/rules/activation/standby.h"

#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/movement/move_unit.h"
#include "engine/legion/rules/movement/terms.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/reactions.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine {
namespace {

const Citation standbyPage = page(36, "Standby");

// The range in inches of a reaction with a standby token: range 2, unless an effect increases it.
double reachOf(const Battle& battle, UnitId watcher) {
    StandbyRange point{watcher, 2};
    consult(battle, point);
    return point.range * battle.field.dimensions().rangeBand;
}

// True if one miniature of `watcher` has the acting unit in range and in LOS.
bool isTriggered(const Tabletop& table, const UnitOnTable& watcher, const UnitOnTable& actor,
                 double inches) {
    return std::any_of(watcher.minis.begin(), watcher.minis.end(), [&](const auto& mini) {
        const bool near = std::any_of(
            actor.minis.begin(), actor.minis.end(),
            [&](const auto& target) { return geometry::within(target.mini, mini.mini, inches); });
        return near && sees(table, watcher, mini.mini, actor);
    });
}

// The possible reactions: a free Move action, or a free Attack action against the unit that caused
// the reaction.
std::vector<Action> freeActionsOf(const Battle& battle, UnitId id, UnitId actor) {
    ActionOrder order{.unit = id, .isFree = true, .only = actor};
    std::vector<Action> legal = movesOf(battle, order);
    order.action = Action::attack;
    if (isLegalAction(battle, order)) legal.push_back(Action::attack);
    return legal;
}

Task<UnitId> chooseReaction(Battle& battle, UnitId actor) {
    const auto question = [&] {
        auto asked =
            asking<Choice>(opponent(battle.unit(actor).player), Ask::spendStandby, standbyPage);
        for (UnitId one : standbyReactions(battle, actor)) asked.question.options.push_back(one);
        asked.question.options.push_back(Done{});
        return asked;
    };
    const Option chosen = co_await ask(battle, question);
    const UnitId* unit = std::get_if<UnitId>(&chosen);
    co_return unit ? *unit : UnitId{};
}

Task<void> react(Battle& battle, UnitId id, UnitId actor) {
    const auto question = [&] {
        auto asked = asking<Choice>(battle.unit(id).player, Ask::chooseFreeAction, standbyPage, id);
        for (Action action : freeActionsOf(battle, id, actor)) {
            asked.question.options.push_back(action);
        }
        return asked;
    };
    battle.remove(id, Token::standby, 1, standbyPage);
    battle.record({.happening = Happening::standbySpent,
                   .message = say::standbySpent(),
                   .citation = standbyPage,
                   .unit = id,
                   .other = actor});
    StandbySpent spent{id, actor};
    co_await reach(battle, spent);
    if (freeActionsOf(battle, id, actor).empty()) co_return;
    const Option chosen = co_await ask(battle, question);
    const Action* action = std::get_if<Action>(&chosen);
    if (!action) co_return;
    const ActionOrder order{.unit = id, .action = *action, .isFree = true, .only = actor};
    co_await makeAction(battle, order);
}

Task<void> standBy(Battle& battle, ReactionOffer& offered) {
    const UnitId actor = offered.actor;
    do {
        const UnitId reaction = co_await chooseReaction(battle, actor);
        if (reaction.none()) co_return;
        co_await react(battle, reaction, actor);
    } while (!standbyReactions(battle, actor).empty());
}

}  // namespace

// Only enemy units of `actor` can react, and not during their own activation.
std::vector<UnitId> standbyReactions(const Battle& battle, UnitId actor) {
    std::vector<UnitId> reactions;
    if (battle.phase != Phase::activation) return reactions;
    const auto waits = [&](const UnitState& unit) {
        return unit.player != battle.unit(actor).player && unit.tokens[Token::standby] > 0 &&
               !(battle.activation && battle.activation->unit == unit.id);
    };
    if (std::none_of(battle.units.begin(), battle.units.end(), waits)) return reactions;
    const Tabletop table = tabletopOf(battle);
    const UnitOnTable* trigger = table.find(actor);
    if (!trigger) return reactions;
    for (const UnitOnTable& watcher : table.units) {
        if (!waits(battle.unit(watcher.id))) continue;
        if (!isTriggered(table, watcher, *trigger, reachOf(battle, watcher.id))) continue;
        if (!freeActionsOf(battle, watcher.id, actor).empty()) reactions.push_back(watcher.id);
    }
    return reactions;
}

void addStandby(Effects& effects) {
    for (const Player player : bothPlayers) {
        Effect<ReactionOffer> effect;
        effect.controller = player;
        effect.resolve = standBy;
        effect.applies = [player](const Battle& battle, const ReactionOffer& point) {
            return battle.unit(point.actor).player != player && point.cause != player &&
                   !standbyReactions(battle, point.actor).empty();
        };
        effects.add(std::move(effect));
    }
}

}  // namespace sightline::engine
