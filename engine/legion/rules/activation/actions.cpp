#include "engine/legion/rules/activation/actions.h"

#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/activation/action_obstacle.h"
#include "engine/legion/rules/activation/activate_unit.h"
#include "engine/legion/rules/activation/jump.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/mission/asset_limits.h"
#include "engine/legion/rules/movement/melee.h"
#include "engine/legion/rules/movement/move_unit.h"
#include "engine/legion/rules/movement/terms.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/reactions.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/refusals.h"

namespace sightline::engine {
namespace {

using geometry::MoveKind;

const Citation makeActionsPage = page(24, "Make Actions");

AttackOrder attackOf(const ActionOrder& order) {
    return {.attacker = order.unit,
            .only = order.only,
            .cause = order.cause,
            .usable = order.usable,
            .isAction = true};
}

MoveOrder moveOf(const Battle& battle, const ActionOrder& order) {
    const bool jumps = order.action == Action::jump;
    const AskingKeyword by = jumps ? jumpOf(battle, order.unit) : order.by;
    return {.unit = order.unit,
            .kind = kindOf(order.action),
            .speed = order.speed,
            .cause = order.cause,
            .compulsory = order.action == Action::compulsoryMove,
            .isAction = !order.byAbility,
            .jump = jumps ? by.value : 0,
            .by = by,
            .ignoresDifficult = order.ignoresDifficult};
}

Task<int> suppressionToRecover(Battle& battle, UnitId id) {
    const auto question = [&] {
        auto asked = asking<HowMany>(battle.unit(id).player, Ask::recover, makeActionsPage, id);
        asked.what = say::suppressionToRemove();
        asked.question.least = 0;
        asked.question.most = battle.unit(id).tokens[Token::suppression];
        return asked;
    };
    if (battle.unit(id).tokens[Token::suppression] == 0) co_return 0;
    co_return co_await ask(battle, question);
}

// The Recover action: removes any number of suppression tokens and readies every exhausted card. p.
// 17, 24
Task<void> recover(Battle& battle, UnitId id) {
    const int count = co_await suppressionToRecover(battle, id);
    constexpr auto chosen = RemoveSuppression::Cause::chosen;
    if (count > 0) co_await removeSuppression(battle, id, count, makeActionsPage, chosen);
    for (EquippedCard& one : battle.unit(id).cards) {
        if (one.state == EquippedCard::State::exhausted)
            readyCard(battle, id, one, page(17, "Exhaust and Expend"));
    }
}

}  // namespace

MoveKind kindOf(Action action) {
    switch (action) {
        case Action::climb:
            return MoveKind::climb;
        case Action::pivot:
            return MoveKind::pivot;
        case Action::reverse:
            return MoveKind::reverse;
        case Action::strafe:
            return MoveKind::strafe;
        default:
            return MoveKind::standard;
    }
}

// A unit that left the battlefield over its edge may make no actions, not even free actions. p. 25
bool isLegalAction(const Battle& battle, const ActionOrder& order) {
    if (ruleAgainst(battle, order) != ActionObstacle::none) return false;
    if (isMove(order.action)) return canMove(battle, moveOf(battle, order));
    return order.action != Action::attack || hasLegalDefender(battle, attackOf(order));
}

bool mayComeFirst(const Activation& activation, Action action) {
    const auto& first = activation.firstActions;
    return first.empty() || std::any_of(first.begin(), first.end(), [&](Action one) {
               return one == action || (one == Action::move && isMove(action));
           });
}

std::vector<Action> firstActionsOf(const Battle& battle, UnitId id) {
    if (battle.activation && battle.activation->choosesFreely) return {};
    const UnitState& unit = battle.unit(id);
    const int left = static_cast<int>(unit.minis.size());
    FirstActions point{id, 2 * left <= unit.startingMinis};
    consult(battle, point);
    return point.among;
}

std::vector<Action> movesOf(const Battle& battle, ActionOrder order) {
    std::vector<Action> legal;
    for (Action action : moveActions) {
        order.action = action;
        if (isLegalAction(battle, order)) legal.push_back(action);
    }
    return legal;
}

bool hasMoves(const Battle& battle, ActionOrder order) {
    return std::any_of(moveActions.begin(), moveActions.end(), [&](Action action) {
        order.action = action;
        return isLegalAction(battle, order);
    });
}

// An undeployed unit may not end its activation while a Move can deploy it (p. 24). Keywords may
// require that a unit first makes one of certain actions: the unit may then not end its activation
// before one of these actions.
bool isLegalAction(const Battle& battle, Action action) {
    const UnitId unit = battle.activation->unit;
    const bool isFree = action == Action::jump && jumpsForFree(battle);
    if (!isFree && !mayComeFirst(*battle.activation, action)) return false;
    if (action != Action::finish) return isLegalAction(battle, {.unit = unit, .action = action});
    if (!battle.unit(unit).undeployed) return true;
    return !hasMoves(battle, {.unit = unit});
}

std::vector<Action> legalActions(const Battle& battle) {
    std::vector<Action> legal;
    for (Action action : {Action::move, Action::climb, Action::pivot, Action::reverse,
                          Action::strafe, Action::jump, Action::aim, Action::dodge, Action::attack,
                          Action::standby, Action::recover, Action::finish}) {
        if (isLegalAction(battle, action)) legal.push_back(action);
    }
    return legal;
}

Task<void> gainTokens(Battle& battle, UnitId id, Token token, int count, Citation citation) {
    GainToken point{id, token, count, citation};
    co_await reach(battle, point);
    battle.gain(point.unit, token, point.count, citation);
    if (point.count <= 0) co_return;
    TokenGained gained{point.unit, token, point.count, citation};
    co_await reach(battle, gained);
}

void readyCard(Battle& battle, UnitId id, EquippedCard& card, Citation citation) {
    card.state = EquippedCard::State::ready;
    battle.record({.happening = Happening::cardTurned,
                   .message = say::cardReadied(card.name),
                   .citation = std::move(citation),
                   .unit = id});
}

Task<void> makeAction(Battle& battle, ActionOrder order) {
    const UnitId id = order.unit;
    const Action action = order.action;
    battle.remove(id, Token::standby, 1, page(36, "Standby"));
    if (isMove(action)) {
        const MoveOrder move = moveOf(battle, order);
        co_await moveUnit(battle, move);
    } else if (action == Action::attack) {
        const AttackOrder attack = attackOf(order);
        co_await makeAttack(battle, attack);
    } else {
        if (action == Action::recover) co_await recover(battle, id);
        if (action == Action::aim) co_await gainTokens(battle, id, Token::aim, 1, makeActionsPage);
        if (action == Action::dodge)
            co_await gainTokens(battle, id, Token::dodge, 1, makeActionsPage);
        if (action == Action::standby)
            co_await gainTokens(battle, id, Token::standby, 1, page(36, "Standby"));
        co_await offerReactions(battle, id, order.cause.value_or(battle.unit(id).player));
    }
    ActionMade point{id, action, order.isFree};
    co_await reach(battle, point);
}

}  // namespace sightline::engine
