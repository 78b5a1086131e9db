#include "engine/legion/rules/keywords/command/action_of_ally.h"

#include <algorithm>

#include "engine/legion/lists/catalogue/unit_filter.h"
#include "engine/legion/rules/activation/card_action.h"
#include "engine/legion/rules/activation/free_action.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/keywords/named_actions.h"
#include "engine/legion/rules/rulings/allies_near.h"

namespace sightline::engine::keywords {
namespace {

constexpr int actionRange = 2;

bool names(const KeywordText& instance, const UnitState& unit) {
    if (!instance.who) return isTrooper(unit.card->type);
    return instance.who->matches(*unit.card, unit.rank());
}

Task<UnitId> chooseAlly(Battle& battle, Bearer bearer, std::vector<Action> actions) {
    const auto candidates = [bearer, actions](const Battle& now) {
        return alliesToAct(now, bearer, actions);
    };
    const UnitId chosen = co_await chooseOneUnit(battle, bearer, candidates);
    co_return chosen;
}

}  // namespace

std::vector<UnitId> alliesToAct(const Battle& battle, const Bearer& bearer,
                                const std::vector<Action>& actions) {
    const auto& keywords = battle.unit(bearer.unit).card->keywords;
    std::vector<UnitId> units = alliesWithin(battle, bearer.unit, actionRange);
    std::erase_if(units, [&](UnitId one) {
        const bool isNamed =
            std::any_of(keywords.begin(), keywords.end(), [&](const KeywordText& instance) {
                return instance.is(bearer.keyword) && names(instance, battle.unit(one));
            });
        return !isNamed || !canActFreely(battle, one, actions);
    });
    return units;
}

Task<void> letAllyAct(Battle& battle, Bearer bearer, std::vector<Action> actions) {
    const UnitId chosen = co_await chooseAlly(battle, bearer, actions);
    if (chosen.none()) co_return;
    const ActionOrder order{.unit = chosen};
    co_await offerFreeAction(battle, order, actions, actionSourceOf(battle, bearer));
}

Task<void> letAllyActInAnyWay(Battle& battle, Bearer bearer, std::vector<Action> actions) {
    if (!battle.asks.freeCardActions) {
        co_await letAllyAct(battle, bearer, std::move(actions));
        co_return;
    }
    const UnitId chosen = co_await chooseAlly(battle, bearer, actions);
    if (chosen.none()) co_return;
    const ActionOrder order{.unit = chosen};
    AnyAction action =
        co_await chooseAnyFreeAction(battle, order, actions, actionSourceOf(battle, bearer));
    co_await makeAnyFreeAction(battle, order, std::move(action), bearer.citation());
}

}  // namespace sightline::engine::keywords
