// The unit keyword Direct: Unit Name/Unit Type. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/command/order_to_named.h"

namespace sightline::engine::keywords {
namespace {

constexpr int directRange = 2;

bool directs(const Battle& battle, const Bearer& bearer, const IssueOrders& point) {
    return point.player == bearer.player && !namedUnitsToOrder(battle, bearer, directRange).empty();
}

Task<void> directUnit(Battle& battle, Bearer bearer, IssueOrders&) {
    co_await orderOneNamed(battle, bearer, directRange);
}

}  // namespace

KeywordRule direct() {
    return KeywordRule(Keyword::direct, {.parameter = true})
        .atInAnyOrder<IssueOrders>(directUnit, directs);
}

}  // namespace sightline::engine::keywords
