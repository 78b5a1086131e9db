#include "engine/legion/rules/activation/actions.h"

#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/basics/words/units.h"
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

int timesMade(const Activation& activation, Action action) {
    return static_cast<int>(std::count(activation.made.begin(), activation.made.end(), action));
}

bool made(const Activation& activation, Action action) { return timesMade(activation, action) > 0; }

// A unit of the type Creature Trooper or Heavy Trooper may attack and withdraw in the same
// activation. p. 39-40
bool mayAttackAndWithdraw(UnitType type) {
    return type == UnitType::creatureTrooper || isHeavyTrooper(type);
}

bool mayWithdraw(const Battle& battle, const UnitState& unit) {
    const Activation& activation = *battle.activation;
    const bool attacked =
        made(activation, Action::attack) && !mayAttackAndWithdraw(unit.card->type);
    return unit.card->speed > 0 && !attacked && !made(activation, Action::standby) &&
           !activation.enteredMelee;
}

bool isActing(const Battle& battle, UnitId id) {
    return battle.activation && battle.activation->unit == id;
}

// True if the unit's earlier actions in its activation still allow an Attack action. `again` is
// true if a card allows one more attack.
bool hasAttackLeft(const Battle& battle, const UnitState& unit, bool again) {
    const Activation& activation = *battle.activation;
    AttackActions most{unit.id, 1, activation.severalWeapons};
    consult(battle, most);
    const int attacks = most.attacks + activation.moreAttacks;
    if (!again && timesMade(activation, Action::attack) >= attacks) return false;
    if (made(activation, Action::standby)) return false;
    return !activation.withdrew || mayAttackAndWithdraw(unit.card->type);
}

// True if no keyword forbids the acting unit another Move action. Free and compulsory Move actions
// count, too.
bool mayMakeMoveAction(const Battle& battle, UnitId id) {
    if (!isActing(battle, id)) return true;
    MoveActions point{id};
    consult(battle, point);
    if (!point.most) return true;
    const auto& made = battle.activation->made;
    return std::count_if(made.begin(), made.end(), isMove) < *point.most;
}

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

bool mayStandBy(const Battle& battle, const UnitState& unit) {
    const Activation& activation = *battle.activation;
    return unit.card->mayStandBy() && !activation.withdrew && !made(activation, Action::standby) &&
           !made(activation, Action::attack);
}

bool isLegal(const Battle& battle, const UnitState& unit, Action action) {
    const Activation& activation = *battle.activation;
    switch (action) {
        case Action::standby:
            return mayStandBy(battle, unit);
        case Action::recover:
        case Action::aim:
        case Action::dodge:
            return !made(activation, action);
        default:
            return false;
    }
}

// True if a Recover action of the unit would flip an inactive shield token (Recharge).
bool mayRecharge(const Battle& battle, const UnitState& unit) {
    return battle.asks.recoverToRecharge && unit.card->has(Keyword::recharge) &&
           unit.tokens[Token::inactiveShield] > 0;
}

// True if a unit may make this action outside its activation when an effect offers the action.
// `isLegalAction` checks Moves and attacks itself.
bool isLegalOutside(const Battle& battle, const UnitState& unit, Action action) {
    switch (action) {
        case Action::standby:
            return unit.card->mayStandBy();
        case Action::recover:
            return unit.tokens[Token::suppression] > 0 || mayRecharge(battle, unit) ||
                   std::any_of(unit.cards.begin(), unit.cards.end(), [](const auto& card) {
                       return card.state == EquippedCard::State::exhausted;
                   });
        case Action::aim:
        case Action::dodge:
            return true;
        default:
            return false;
    }
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

static bool mayMove(const Battle& battle, const MoveOrder& order) {
    const UnitState& unit = battle.unit(order.unit);
    const bool pivots = order.kind == MoveKind::pivot;
    if (!mayMake(battle, unit.id, order.kind) || (unit.undeployed && pivots)) return false;
    const bool stuck = !pivots && mustWithdraw(battle, unit.id);
    if (stuck && !(isActing(battle, unit.id) && mayWithdraw(battle, unit))) return false;
    return canMove(battle, order);
}

// A unit that left the battlefield over its edge may make no actions, not even free actions. p. 25
bool isLegalAction(const Battle& battle, const ActionOrder& order) {
    const UnitState& unit = battle.unit(order.unit);
    const bool acts = isActing(battle, unit.id);
    if (unit.defeated() || (acts && battle.activation->leftTable)) return false;
    if (order.action == Action::jump && (order.byAbility || !mayJump(battle, unit.id)))
        return false;
    const bool oneMore = order.action != Action::compulsoryMove && !order.byAbility;
    if (isMove(order.action) && oneMore && !hasMoveActionLeft(battle, unit.id)) return false;
    if (isMove(order.action) && !order.byAbility && !mayMakeMoveAction(battle, unit.id))
        return false;
    if (isMove(order.action)) return mayMove(battle, moveOf(battle, order));
    if (unit.undeployed) return false;
    if (order.action != Action::attack)
        return acts ? isLegal(battle, unit, order.action)
                    : order.isFree && isLegalOutside(battle, unit, order.action);
    return (!acts || hasAttackLeft(battle, unit, order.again)) &&
           hasLegalDefender(battle, attackOf(order));
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
