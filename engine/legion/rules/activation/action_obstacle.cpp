#include "engine/legion/rules/activation/action_obstacle.h"

#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/activate_unit.h"
#include "engine/legion/rules/activation/jump.h"
#include "engine/legion/rules/mission/asset_limits.h"
#include "engine/legion/rules/movement/melee.h"
#include "engine/legion/rules/movement/terms.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine {
namespace {

using enum ActionObstacle;

int timesMade(const Activation& activation, Action action) {
    return static_cast<int>(std::count(activation.made.begin(), activation.made.end(), action));
}

bool made(const Activation& activation, Action action) { return timesMade(activation, action) > 0; }

// A unit of the type Creature Trooper or Heavy Trooper may attack and withdraw in the same
// activation. p. 39-40
bool mayAttackAndWithdraw(UnitType type) {
    return type == UnitType::creatureTrooper || isHeavyTrooper(type);
}

bool isActing(const Battle& battle, UnitId id) {
    return battle.activation && battle.activation->unit == id;
}

ActionObstacle againstWithdrawal(const Battle& battle, const UnitState& unit) {
    if (!isActing(battle, unit.id)) return engaged;
    const Activation& activation = *battle.activation;
    if (unit.card->speed <= 0) return engagedSpeedZero;
    if (made(activation, Action::attack) && !mayAttackAndWithdraw(unit.card->type))
        return engagedAttacked;
    if (made(activation, Action::standby)) return engagedStoodBy;
    return activation.enteredMelee ? engagedJustNow : none;
}

// The unit's earlier actions in its activation may forbid an Attack action. `again` is true if a
// card allows one more attack.
ActionObstacle againstAttack(const Battle& battle, const UnitState& unit, bool again) {
    const Activation& activation = *battle.activation;
    AttackActions most{unit.id, 1, activation.severalWeapons};
    consult(battle, most);
    const int attacks = most.attacks + activation.moreAttacks;
    if (!again && timesMade(activation, Action::attack) >= attacks) return alreadyAttacked;
    if (made(activation, Action::standby)) return attackAfterStandby;
    const bool withdrew = activation.withdrew && !mayAttackAndWithdraw(unit.card->type);
    return withdrew ? attackAfterWithdrawal : none;
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

ActionObstacle againstMove(const Battle& battle, const UnitState& unit, const ActionOrder& order) {
    if (order.action == Action::jump && (order.byAbility || !mayJump(battle, unit.id)))
        return noJump;
    const bool oneMore = order.action != Action::compulsoryMove && !order.byAbility;
    if (oneMore && !hasMoveActionLeft(battle, unit.id)) return movesWithAsset;
    if (!order.byAbility && !mayMakeMoveAction(battle, unit.id)) return movesByKeyword;
    const geometry::MoveKind kind = kindOf(order.action);
    const bool pivots = kind == geometry::MoveKind::pivot;
    if (!mayMake(battle, unit.id, kind)) return kindOfMove;
    if (unit.undeployed && pivots) return undeployed;
    return pivots || !mustWithdraw(battle, unit.id) ? none : againstWithdrawal(battle, unit);
}

ActionObstacle againstStandby(const Battle& battle, const UnitState& unit) {
    const Activation& activation = *battle.activation;
    if (!unit.card->mayStandBy()) return typeNeverStandsBy;
    if (activation.withdrew) return standbyAfterWithdrawal;
    if (made(activation, Action::standby)) return alreadyMade;
    return made(activation, Action::attack) ? standbyAfterAttack : none;
}

// True if a Recover action of the unit would flip an inactive shield token (Recharge).
bool mayRecharge(const Battle& battle, const UnitState& unit) {
    return battle.asks.recoverToRecharge && unit.card->has(Keyword::recharge) &&
           unit.tokens[Token::inactiveShield] > 0;
}

bool mayRecoverOutside(const Battle& battle, const UnitState& unit) {
    return unit.tokens[Token::suppression] > 0 || mayRecharge(battle, unit) ||
           std::any_of(unit.cards.begin(), unit.cards.end(), [](const auto& card) {
               return card.state == EquippedCard::State::exhausted;
           });
}

// A unit may make these actions outside its activation when an effect offers the action.
ActionObstacle againstTokensOutside(const Battle& battle, const UnitState& unit,
                                    const ActionOrder& order) {
    if (!order.isFree) return outsideActivation;
    switch (order.action) {
        case Action::standby:
            return unit.card->mayStandBy() ? none : typeNeverStandsBy;
        case Action::recover:
            return mayRecoverOutside(battle, unit) ? none : outsideActivation;
        case Action::aim:
        case Action::dodge:
            return none;
        default:
            return outsideActivation;
    }
}

ActionObstacle againstTokens(const Battle& battle, const UnitState& unit, Action action) {
    switch (action) {
        case Action::standby:
            return againstStandby(battle, unit);
        case Action::recover:
        case Action::aim:
        case Action::dodge:
            return made(*battle.activation, action) ? alreadyMade : none;
        default:
            return outsideActivation;
    }
}

}  // namespace

ActionObstacle ruleAgainst(const Battle& battle, const ActionOrder& order) {
    const UnitState& unit = battle.unit(order.unit);
    const bool acts = isActing(battle, unit.id);
    if (unit.defeated() || (acts && battle.activation->leftTable)) return leftTable;
    if (isMove(order.action)) return againstMove(battle, unit, order);
    if (unit.undeployed) return undeployed;
    if (order.action == Action::attack)
        return acts ? againstAttack(battle, unit, order.again) : none;
    return acts ? againstTokens(battle, unit, order.action)
                : againstTokensOutside(battle, unit, order);
}

}  // namespace sightline::engine
