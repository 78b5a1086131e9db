// The unit keyword This is the Way: Action X. Core Rulebook, Keyword Glossary. If the keyword lists
// several actions, the player chooses one of them.
#include <algorithm>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/activation/free_action.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/keywords/named_actions.h"
#include "engine/legion/rules/rulings/allies_near.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

constexpr int wayRange = 2;

/// An action in the keyword's list, and the largest number of units that may make it.
struct Way {
    Action action{};
    int units = 0;
    std::vector<Action> actions() const {
        if (action != Action::move) return {action};
        return {moveActions.begin(), moveActions.end()};
    }
};

std::vector<UnitId> followersOf(const Battle& battle, const Bearer& leading, const Way& way) {
    std::vector<UnitId> units = alliesWithin(battle, leading.unit, wayRange);
    const BattleState now(battle);
    std::erase_if(units, [&](UnitId one) {
        return !namesUnit(now, leading, one) || !canActFreely(battle, one, way.actions());
    });
    return units;
}

// The actions in the keyword's list that at least one unit can make.
std::vector<Way> waysOf(const Battle& battle, const Bearer& bearer) {
    std::vector<Way> ways;
    for (const KeywordText& one : battle.unit(bearer.unit).card->keywords) {
        if (!one.is(bearer.keyword)) continue;
        for (const KeywordText::Gain& listed : one.gains) {
            if (const auto action = actionNamed(listed.what))
                ways.push_back({*action, listed.amount});
        }
    }
    std::erase_if(ways, [&](const Way& way) { return followersOf(battle, bearer, way).empty(); });
    return ways;
}

bool leadsTheWay(const Battle& battle, const Bearer& bearer, const OrderIssued& point) {
    return point.unit == bearer.unit && !waysOf(battle, bearer).empty();
}

// A chosen unit must make the action. Its player is asked only if several kinds of Move are legal.
Task<void> follow(Battle& battle, Bearer bearer, UnitId unit, Way way) {
    ActionOrder order{.unit = unit, .isFree = true};
    std::vector<Action> legal = way.actions();
    std::erase_if(legal, [&](Action one) {
        order.action = one;
        return !isLegalAction(battle, order);
    });
    if (legal.empty()) co_return;
    order.action = legal.front();
    if (legal.size() > 1)
        co_await offerFreeAction(battle, order, legal, actionSourceOf(battle, bearer));
    else
        co_await makeFreeAction(battle, order, bearer.citation());
}

Task<void> leadTheWay(Battle& battle, Bearer bearer, OrderIssued&) {
    const std::vector<Way> ways = waysOf(battle, bearer);
    Messages texts;
    for (const Way& one : ways) texts.push_back(say::actionName(one.action));
    const int which = co_await chooseText(battle, bearer, std::move(texts), false);
    const Way way = ways[static_cast<std::size_t>(which)];
    const auto candidates = [bearer, way](const Battle& now) {
        return followersOf(now, bearer, way);
    };
    const std::vector<UnitId> chosen =
        co_await chooseUnits(battle, bearer, candidates, 0, way.units);
    for (UnitId one : chosen) co_await follow(battle, bearer, one, way);
}

}  // namespace

KeywordRule thisIsTheWay() {
    return KeywordRule(Keyword::thisIsTheWay, {.parameter = true})
        .at<OrderIssued>(leadTheWay, leadsTheWay);
}

}  // namespace sightline::engine::keywords
