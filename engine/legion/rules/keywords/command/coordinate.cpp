// The unit keyword Coordinate: Unit Name/Unit Type. Core Rulebook, Keyword Glossary. All instances
// of the keyword together give 1 order, to a unit that any of them names.
#include "engine/legion/rules/keywords/command/order_to_named.h"

namespace sightline::engine::keywords {
namespace {

constexpr int coordinateRange = 1;

bool coordinates(const Battle& battle, const Bearer& bearer, const OrderIssued& point) {
    return point.unit == bearer.unit && !namedUnitsToOrder(battle, bearer, coordinateRange).empty();
}

Task<void> passOrderOn(Battle& battle, Bearer bearer, OrderIssued&) {
    co_await orderOneNamed(battle, bearer, coordinateRange);
}

}  // namespace

KeywordRule coordinate() {
    return KeywordRule(Keyword::coordinate, {.parameter = true})
        .atInAnyOrder<OrderIssued>(passOrderOn, coordinates);
}

}  // namespace sightline::engine::keywords
