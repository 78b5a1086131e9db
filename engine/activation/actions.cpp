#include "engine/activation/actions.h"

#include <algorithm>

#include "engine/activation/activate_unit.h"
#include "engine/attack/steps.h"
#include "engine/movement/melee.h"
#include "engine/movement/move_unit.h"
#include "engine/movement/terms.h"
#include "engine/timing/ask.h"
#include "engine/timing/effects.h"
#include "engine/timing/reactions.h"
#include "engine/timing/timing_points.h"

namespace sightline::engine {
namespace {

using geometry::MoveKind;

const Citation makeActionsPage = page(24, "Make Actions");

constexpr Action moves[] = {Action::move, Action::climb, Action::pivot, Action::reverse,
                            Action::strafe};

int timesMade(const Activation& activation, Action action) {
    return static_cast<int>(std::count(activation.made.begin(), activation.made.end(), action));
}

bool made(const Activation& activation, Action action) { return timesMade(activation, action) > 0; }

// Creature and Heavy Troopers attack and withdraw in the same activation. p. 39-40
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

bool mayAttack(const Battle& battle, const UnitState& unit) {
    const Activation& activation = *battle.activation;
    AttackActions most{unit.id, 1 + activation.moreAttacks};
    consult(battle, most);
    if (timesMade(activation, Action::attack) >= most.attacks) return false;
    if (made(activation, Action::standby)) return false;
    if (activation.withdrew && !mayAttackAndWithdraw(unit.card->type)) return false;
    return hasLegalDefender(battle, unit.id);
}

bool mayStandBy(const Battle& battle, const UnitState& unit) {
    const Activation& activation = *battle.activation;
    return unit.card->mayStandBy() && !activation.withdrew && !made(activation, Action::standby) &&
           !made(activation, Action::attack);
}

bool isLegal(const Battle& battle, const UnitState& unit, Action action) {
    const Activation& activation = *battle.activation;
    switch (action) {
        case Action::attack:
            return mayAttack(battle, unit);
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

Task<int> suppressionToRecover(Battle& battle, UnitId id) {
    const auto question = [&] {
        auto asked = asking<HowMany>(battle.unit(id).player, Ask::recover, makeActionsPage, id);
        asked.what = "suppression tokens to remove";
        asked.question.least = 0;
        asked.question.most = battle.unit(id).tokens[Token::suppression];
        return asked;
    };
    if (battle.unit(id).tokens[Token::suppression] == 0) co_return 0;
    co_return co_await ask(battle, question);
}

// Removes any number of suppression tokens and readies every exhausted card. p. 17, 24
Task<void> recover(Battle& battle, UnitId id) {
    const int count = co_await suppressionToRecover(battle, id);
    if (count > 0) co_await removeSuppression(battle, id, count, makeActionsPage);
    for (EquippedCard& one : battle.unit(id).cards) {
        if (one.state != EquippedCard::State::exhausted) continue;
        one.state = EquippedCard::State::ready;
        battle.record({.happening = Happening::cardTurned,
                       .verdict = one.name + " readied",
                       .citation = page(17, "Exhaust and Expend"),
                       .unit = id});
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

bool mayMove(const Battle& battle, UnitId id, Action action, bool inItsActivation) {
    const UnitState& unit = battle.unit(id);
    const geometry::BaseSize& base = battle.mini(unit.leader()).mini.base;
    MovementAbilities point{id, kindOf(action), mayMake(*unit.card, base, kindOf(action))};
    consult(battle, point);
    const bool turnsNowhere = unit.undeployed && action == Action::pivot;
    if (!point.allowed || turnsNowhere) return false;
    const bool stuck = action != Action::pivot && isEngaged(battle, id);
    if (stuck && !(inItsActivation && mayWithdraw(battle, unit))) return false;
    return canMove(battle, id, kindOf(action));
}

std::vector<Action> movesOf(const Battle& battle, UnitId id, bool inItsActivation) {
    std::vector<Action> legal;
    for (Action action : moves) {
        if (mayMove(battle, id, action, inItsActivation)) legal.push_back(action);
    }
    return legal;
}

// An undeployed unit deploys before it does anything else, and it has to. p. 24
bool isLegalAction(const Battle& battle, Action action) {
    const UnitState& unit = battle.unit(battle.activation->unit);
    if (isMove(action)) return mayMove(battle, unit.id, action, true);
    if (!unit.undeployed) return action == Action::finish || isLegal(battle, unit, action);
    const bool mayDeploy = std::any_of(std::begin(moves), std::end(moves), [&](Action move) {
        return mayMove(battle, unit.id, move, true);
    });
    return action == Action::finish && !mayDeploy;
}

std::vector<Action> legalActions(const Battle& battle) {
    std::vector<Action> legal;
    for (Action action :
         {Action::move, Action::climb, Action::pivot, Action::reverse, Action::strafe, Action::aim,
          Action::dodge, Action::attack, Action::standby, Action::recover, Action::finish}) {
        if (isLegalAction(battle, action)) legal.push_back(action);
    }
    return legal;
}

Task<void> gainTokens(Battle& battle, UnitId id, Token token, int count, Citation citation) {
    GainToken point{id, token, count};
    co_await reach(battle, point);
    battle.gain(point.unit, token, point.count, citation);
}

Task<void> makeAction(Battle& battle, UnitId id, Action action) {
    const Player player = battle.unit(id).player;
    battle.remove(id, Token::standby, 1, page(36, "Standby"));
    if (isMove(action)) {
        MoveOrder order{.unit = id, .kind = kindOf(action)};
        co_await moveUnit(battle, order);
    } else if (action == Action::attack) {
        AttackOrder order{.attacker = id};
        co_await makeAttack(battle, order);
    } else {
        if (action == Action::recover) co_await recover(battle, id);
        if (action == Action::aim) co_await gainTokens(battle, id, Token::aim, 1, makeActionsPage);
        if (action == Action::dodge)
            co_await gainTokens(battle, id, Token::dodge, 1, makeActionsPage);
        if (action == Action::standby) {
            battle.gain(id, Token::standby, 1, page(36, "Standby"));
        }
        ReactionsOffered offered{id, player};
        co_await reach(battle, offered);
    }
    ActionMade point{id, action};
    co_await reach(battle, point);
}

}  // namespace sightline::engine
