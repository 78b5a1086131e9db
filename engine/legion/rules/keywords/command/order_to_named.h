/// Orders that a unit issues because a keyword names the unit that receives the order. Private to
/// engine/legion/rules/keywords.
#pragma once
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {

/// The allied units within the range band `range` that the parameter of the keyword names, that
/// have no order token, and that may receive an order from the unit with the keyword (p. 41).
std::vector<UnitId> namedUnitsToOrder(const Battle& battle, const Bearer& bearer, int range);

/// Lets the player choose one of the units that `namedUnitsToOrder` returns. The chosen unit
/// receives an order. The player may decline.
Task<void> orderOneNamed(Battle& battle, Bearer bearer, int range);

}  // namespace sightline::engine::keywords
