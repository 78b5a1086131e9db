// The keyword Compel: Rank/Unit Type. Core Rulebook, Keyword Glossary.
#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/lists/catalogue/catalogue.h"
#include "engine/legion/lists/catalogue/unit_filter.h"
#include "engine/legion/rules/activation/free_action.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/rulings/allies_near.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

constexpr int compelRange = 2;

// True if the unit `compelling` can compel `unit` to move. `unit` must be a Trooper unit and no
// Droid. The keyword Compel must name `unit`, and no keyword may forbid that `unit` is compelled.
bool mayCompel(const Battle& battle, UnitId compelling, const UnitState& unit) {
    const UnitCard& card = *unit.card;
    if (!isTrooper(card.type) || isDroid(card.type)) return false;
    MayBeCompelled point{unit.id, compelling};
    consult(battle, point);
    if (!point.compelling.allowed()) return false;
    const Rank rank = unit.rank();
    const auto& keywords = battle.unit(compelling).card->keywords;
    return std::any_of(keywords.begin(), keywords.end(), [&](const KeywordText& one) {
        return one.is(Keyword::compel) && (!one.who || one.who->matches(card, rank));
    });
}

// Returns the unit that can compel `unit` to move: the first one in range. Only this unit can use
// Compel on `unit`.
UnitId compellerOf(const Battle& battle, UnitId unit) {
    for (UnitId near : alliesWithin(battle, unit, compelRange)) {
        if (mayCompel(battle, near, battle.unit(unit))) return near;
    }
    return {};
}

ActionOrder compelledMove(UnitId unit) {
    return {.unit = unit, .action = Action::move, .isFree = true};
}

bool compels(const Battle& battle, const Bearer& bearer, const StartOfMakeActions& point) {
    return battle.unit(point.unit).player == bearer.player && point.suppressed && !point.panicked &&
           compellerOf(battle, point.unit) == bearer.unit &&
           hasMoves(battle, compelledMove(point.unit));
}

// The unit gains 1 suppression token and makes a free Move action. In this step, the token does not
// change whether the unit is suppressed or Panicked.
Task<void> moveForSuppression(Battle& battle, Bearer bearer, StartOfMakeActions& point) {
    ActionOrder order = compelledMove(point.unit);
    const std::vector<Action> moves(moveActions.begin(), moveActions.end());
    order.action = co_await chooseFreeAction(battle, order, moves, actionSourceOf(battle, bearer));
    if (order.action == Action::finish) co_return;
    co_await gainTokens(battle, point.unit, Token::suppression, 1, bearer.citation());
    co_await makeFreeAction(battle, order, bearer.citation());
}

}  // namespace

KeywordRule compel() {
    return KeywordRule(Keyword::compel, {.parameter = true})
        .at<StartOfMakeActions>(moveForSuppression, compels);
}

}  // namespace sightline::engine::keywords
