// The unit keyword Tempted. Core Rulebook, Keyword Glossary.
#include <algorithm>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/activation/free_action.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/movement/move_unit.h"
#include "engine/legion/rules/rulings/allies_near.h"
#include "engine/legion/rules/state/lasting_effects.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

constexpr int temptedRange = 3, temptedSpeed = 2;

// True if the unit has used the keyword in this round. A lasting effect on the unit, which changes
// no rule, stores this.
bool wasUsed(const UnitState& unit, const Bearer& bearer) {
    return std::any_of(unit.effects.begin(), unit.effects.end(), [&](const auto& one) {
        return one.brings.source == nameOf(bearer.keyword) && changesNothing(one.brings);
    });
}

bool lostAlly(const Battle& battle, const Bearer& bearer, const Attack& attack) {
    const auto& defeated = attack.ledger.defeated;
    return std::any_of(defeated.begin(), defeated.end(), [&](const auto& one) {
        return one.pool == attack.current && one.by == attack.attacker &&
               battle.unit(one.unit).player == bearer.player;
    });
}

ActionOrder temptedOrder(const Bearer& bearer) {
    ActionOrder order = moveByAbility(bearer.unit, temptedSpeed);
    order.ignoresDifficult = true;
    return order;
}

std::vector<Action> temptedActions() {
    std::vector<Action> actions{Action::attack};
    actions.insert(actions.end(), moveActions.begin(), moveActions.end());
    return actions;
}

bool canAct(const Battle& battle, const Bearer& bearer) {
    const std::vector<Action> actions = temptedActions();
    return std::any_of(actions.begin(), actions.end(), [&](Action one) {
        ActionOrder order = temptedOrder(bearer);
        order.action = one;
        return isLegalAction(battle, order);
    });
}

bool isTempted(const Battle& battle, const Bearer& bearer, const AttackResolved& point) {
    const UnitId attacker = point.attack.attacker;
    if (battle.unit(attacker).player == bearer.player || point.attack.area) return false;
    if (wasUsed(battle.unit(bearer.unit), bearer) || !lostAlly(battle, bearer, point.attack))
        return false;
    const std::vector<UnitId> near = enemiesWithin(battle, bearer.unit, temptedRange);
    return std::find(near.begin(), near.end(), attacker) != near.end() && canAct(battle, bearer);
}

Task<void> giveIn(Battle& battle, Bearer bearer, AttackResolved&) {
    ActionOrder order = temptedOrder(bearer);
    const ActionSource giver = actionSourceOf(battle, bearer);
    order.action = co_await chooseFreeAction(battle, order, temptedActions(), giver);
    if (order.action == Action::finish) co_return;
    RuleGrant use{.source = std::string(nameOf(bearer.keyword)), .citation = bearer.citation()};
    takeOn(battle, bearer.unit, std::move(use), EffectDuration::round);
    if (order.action == Action::attack) {
        const ActionOrder attack{.unit = bearer.unit, .action = Action::attack};
        co_await makeFreeAction(battle, attack, bearer.citation());
        co_return;
    }
    battle.record({.happening = Happening::keywordActed,
                   .message = say::printed(giver.name),
                   .citation = bearer.citation(),
                   .unit = bearer.unit});
    const MoveOrder move{.unit = bearer.unit,
                         .kind = kindOf(order.action),
                         .speed = temptedSpeed,
                         .ignoresDifficult = true};
    co_await moveUnit(battle, move);
}

}  // namespace

KeywordRule tempted() {
    return KeywordRule(Keyword::tempted).at<AttackResolved>(giveIn, isTempted);
}

}  // namespace sightline::engine::keywords
