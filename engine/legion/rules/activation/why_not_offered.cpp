// The words for the rules that forbid an action.
#include <algorithm>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/activation/action_obstacle.h"
#include "engine/legion/rules/activation/activate_unit.h"
#include "engine/legion/rules/activation/card_action.h"
#include "engine/legion/rules/activation/jump.h"
#include "engine/legion/rules/movement/terms.h"
#include "engine/legion/rules/words/action_refusals.h"

namespace sightline::engine {
namespace {

// Why the unit does not make this kind of Move.
Refusal againstKind(const Battle& battle, const UnitState& unit, Action action) {
    const geometry::BaseSize& base = battle.mini(unit.leader()).mini.base;
    if (auto refusal = refusalOfKind(*unit.card, base, kindOf(action))) return *refusal;
    return refuse(say::moveNotOffered(), page(24, "Make Actions"));
}

Refusal against(const Battle& battle, const UnitState& unit, Action action,
                ActionObstacle obstacle) {
    const Citation actions = page(24, "Make Actions"), withdraw = page(29, "Withdraw"),
                   standby = page(36, "Standby");
    switch (obstacle) {
        case ActionObstacle::leftTable:
            return refuse(say::leftOverTheEdge(), page(25, "Leaving the Battlefield"));
        case ActionObstacle::undeployed:
            return refuse(say::undeployedOnlyMoves(), page(24, "Deploying Units"));
        case ActionObstacle::alreadyMade:
            return refuse(say::onceInActivation(say::actionName(action)), actions);
        case ActionObstacle::alreadyAttacked:
            return refuse(say::alreadyAttacked(), actions);
        case ActionObstacle::attackAfterStandby:
            return refuse(say::noAttackAfterStandby(), standby);
        case ActionObstacle::attackAfterWithdrawal:
            return refuse(say::noAttackAfterWithdrawal(), withdraw);
        case ActionObstacle::standbyAfterAttack:
            return refuse(say::noStandbyAfterAttack(), standby);
        case ActionObstacle::standbyAfterWithdrawal:
            return refuse(say::noStandbyAfterWithdrawal(), withdraw);
        case ActionObstacle::typeNeverStandsBy:
            return refuse(say::typeNeverStandsBy(), standby);
        case ActionObstacle::movesWithAsset:
            return refuse(say::noMoreMovesWithAsset(), actions);
        case ActionObstacle::movesByKeyword:
            return refuse(say::noMoreMoves(), actions);
        case ActionObstacle::noJump:
            return refuse(say::cannotJump(), citationOf(Keyword::jump));
        case ActionObstacle::kindOfMove:
            return againstKind(battle, unit, action);
        case ActionObstacle::engaged:
            return refuse(say::engagedStays(), page(29, "Engaged"));
        case ActionObstacle::engagedSpeedZero:
            return refuse(say::engagedSpeedZero(), withdraw);
        case ActionObstacle::engagedAttacked:
            return refuse(say::engagedAttacked(), withdraw);
        case ActionObstacle::engagedStoodBy:
            return refuse(say::engagedStoodBy(), withdraw);
        case ActionObstacle::engagedJustNow:
            return refuse(say::engagedJustNow(), withdraw);
        case ActionObstacle::noLegalMove:
            return refuse(say::noLegalMove(), page(25, "Movement"));
        case ActionObstacle::noDefender:
            return refuse(say::noDefenderNow(), page(31, "Declare Defender"));
        case ActionObstacle::none:
        case ActionObstacle::outsideActivation:
            break;
    }
    return refuse(say::cardActionIdle(), actions);
}

Refusal firstOf(const Activation& activation) {
    Messages names;
    for (const Action one : activation.firstActions) names.push_back(say::actionName(one));
    return refuse(say::firstActionRequired(names), activation.firstActionsBy);
}

Refusal againstAction(const Battle& battle, Action action) {
    const Activation& activation = *battle.activation;
    const UnitState& unit = battle.unit(activation.unit);
    const Citation actions = page(24, "Make Actions");
    const bool isFree = action == Action::jump && jumpsForFree(battle);
    if (activation.actionsLeft <= 0 && !isFree && action != Action::finish)
        return refuse(say::noActionsLeft(), actions);
    const bool free = isFree || activation.actionsLeft <= 0;
    if (!free && !mayComeFirst(activation, action)) return firstOf(activation);
    if (action == Action::finish)
        return refuse(say::mustDeployFirst(), page(24, "Deploying Units"));
    ActionObstacle obstacle = ruleAgainst(battle, {.unit = unit.id, .action = action});
    if (obstacle == ActionObstacle::none && isMove(action)) obstacle = ActionObstacle::noLegalMove;
    if (obstacle == ActionObstacle::none && action == Action::attack)
        obstacle = ActionObstacle::noDefender;
    return against(battle, unit, action, obstacle);
}

Refusal againstCardAction(const Battle& battle, const OfferedAction& offered) {
    const Activation& activation = *battle.activation;
    const Citation actions = page(24, "Make Actions");
    const auto& made = activation.cardActions;
    if (std::find(made.begin(), made.end(), offered.name) != made.end())
        return refuse(say::cardActionMade(), actions);
    if (offered.cost > activation.actionsLeft)
        return refuse(say::cardActionCosts(offered.cost, activation.actionsLeft), actions);
    const Action kind = offered.isMove ? Action::move : Action::finish;
    if (offered.cost > 0 && !mayComeFirst(activation, kind)) return firstOf(activation);
    const bool waits = battle.unit(activation.unit).undeployed && !offered.isMove;
    if (waits) return refuse(say::undeployedOnlyMoves(), page(24, "Deploying Units"));
    return refuse(say::cardActionIdle(), actions);
}

}  // namespace

std::optional<Refusal> whyNotOffered(const Battle& battle,
                                     const std::vector<OfferedAction>& cardActions,
                                     const Option& option) {
    if (const Action* action = std::get_if<Action>(&option)) return againstAction(battle, *action);
    const CardAction* card = std::get_if<CardAction>(&option);
    if (!card || card->name < 0) return std::nullopt;
    const auto place = static_cast<std::size_t>(card->name);
    if (place >= cardActions.size()) return std::nullopt;
    return againstCardAction(battle, cardActions[place]);
}

}  // namespace sightline::engine
