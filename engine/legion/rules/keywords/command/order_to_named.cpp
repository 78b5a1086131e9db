#include "engine/legion/rules/keywords/command/order_to_named.h"

#include "engine/legion/rules/activation/issue_order.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/rulings/allies_near.h"
#include "engine/legion/rules/rulings/current_states.h"

namespace sightline::engine::keywords {

std::vector<UnitId> namedUnitsToOrder(const Battle& battle, const Bearer& bearer, int range) {
    const BattleState now(battle);
    const UnitState& by = battle.unit(bearer.unit);
    std::vector<UnitId> units = alliesWithin(battle, bearer.unit, range);
    std::erase_if(units, [&](UnitId one) {
        const UnitState& unit = battle.unit(one);
        return unit.ordered || !namesUnit(now, bearer, one) || !obeys(battle, unit, by) ||
               !mayReceiveOrder(battle, one, bearer.unit);
    });
    return units;
}

Task<void> orderOneNamed(Battle& battle, Bearer bearer, int range) {
    const auto candidates = [bearer, range](const Battle& now) {
        return namedUnitsToOrder(now, bearer, range);
    };
    const UnitId chosen = co_await chooseUnit(battle, bearer, candidates);
    if (!chosen.none()) co_await issueOrder(battle, chosen, bearer.unit, bearer.citation());
}

}  // namespace sightline::engine::keywords
