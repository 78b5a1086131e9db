// The unit keyword Ruthless. Core Rulebook, Keyword Glossary.
#include <algorithm>

#include "engine/legion/rules/activation/card_action.h"
#include "engine/legion/rules/activation/free_action.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/keywords/named_actions.h"
#include "engine/legion/rules/rulings/allies_near.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

constexpr int ruthlessRange = 2;

// Returns the first allied unit with the keyword that is within range 2 of the activating unit and
// has LOS to it. Only one allied unit can use the keyword in an activation.
UnitId ruthlessNear(const Battle& battle, Keyword keyword, UnitId activating) {
    const Tabletop table = tabletopOf(battle);
    const BattleState now(battle, &table);
    for (UnitId near : alliesAround(battle, activating, ruthlessRange)) {
        if (!bearerOn(now, near, keyword)) continue;
        if (near == activating || seesAlly(battle, table, near, activating)) return near;
    }
    return {};
}

bool drives(const Battle& battle, const Bearer& bearer, const StartOfUnitActivation& point) {
    const UnitState& unit = battle.unit(point.unit);
    return unit.player == bearer.player && unit.ordered && unit.rank() == Rank::corps &&
           isTrooper(unit.card->type) && canActFreely(battle, unit.id, anyAction()) &&
           ruthlessNear(battle, bearer.keyword, unit.id) == bearer.unit;
}

// Games of older versions offer no Card actions here.
Task<AnyAction> chooseAction(Battle& battle, ActionOrder order, ActionSource giver) {
    AnyAction chosen = Action::finish;
    if (battle.asks.freeCardActions)
        chosen = co_await chooseAnyFreeAction(battle, order, anyAction(), std::move(giver));
    else
        chosen = co_await chooseFreeAction(battle, order, anyAction(), std::move(giver));
    co_return chosen;
}

bool isDeclined(const AnyAction& chosen) {
    const Action* action = std::get_if<Action>(&chosen);
    return action && *action == Action::finish;
}

// The activating unit suffers 1 wound before its free action. If the wound defeats the unit leader,
// the chosen action may become illegal. The player of the unit then chooses again.
Task<void> actForAWound(Battle& battle, Bearer bearer, StartOfUnitActivation& point) {
    ActionOrder order{.unit = point.unit, .isFree = true};
    const ActionSource giver = actionSourceOf(battle, bearer);
    AnyAction chosen = co_await chooseAction(battle, order, giver);
    if (isDeclined(chosen)) co_return;
    co_await dealWounds(battle, order.unit, 1);
    if (battle.unit(order.unit).defeated()) co_return;
    if (!isLegalFreely(battle, order, chosen)) chosen = co_await chooseAction(battle, order, giver);
    if (!isDeclined(chosen))
        co_await makeAnyFreeAction(battle, order, std::move(chosen), bearer.citation());
}

}  // namespace

KeywordRule ruthless() {
    return KeywordRule(Keyword::ruthless).at<StartOfUnitActivation>(actForAWound, drives);
}

}  // namespace sightline::engine::keywords
