#include "engine/legion/rules/keywords/command/order_to_named.h"

#include <algorithm>

#include "engine/legion/rules/activation/issue_order.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/rulings/allies_near.h"
#include "engine/legion/rules/rulings/current_states.h"

namespace sightline::engine::keywords {
namespace {

// True if the keyword names the unit itself or its Affiliation, not only its type or rank. Such a
// unit accepts the order whatever its Affiliation is (p. 22, Other Ways to Issue Orders).
bool isNamed(const Battle& battle, const Bearer& bearer, const UnitState& unit) {
    if (!battle.asks.namedObeyKeywords) return false;
    const auto& keywords = battle.unit(bearer.unit).card->keywords;
    return std::any_of(keywords.begin(), keywords.end(), [&](const KeywordText& one) {
        return one.is(bearer.keyword) && one.who && (one.who->name || one.who->affiliation) &&
               one.who->matches(*unit.card, unit.rank());
    });
}

}  // namespace

std::vector<UnitId> namedUnitsToOrder(const Battle& battle, const Bearer& bearer, int range) {
    const BattleState now(battle);
    const UnitState& by = battle.unit(bearer.unit);
    std::vector<UnitId> units = alliesWithin(battle, bearer.unit, range);
    std::erase_if(units, [&](UnitId one) {
        const UnitState& unit = battle.unit(one);
        return unit.ordered || !namesUnit(now, bearer, one) ||
               !(isNamed(battle, bearer, unit) || obeys(battle, unit, by)) ||
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
