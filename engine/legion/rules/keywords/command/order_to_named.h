/// Orders by keywords: a unit with the keyword issues an order to a unit that the keyword names.
/// Private to engine/legion/rules/keywords.
#pragma once
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {

/// The allied units that may receive an order from the unit with the keyword (p. 41): the keyword's
/// parameter names them, they are within the range band `range`, and they have no order token.
std::vector<UnitId> namedUnitsToOrder(const Battle& battle, const Bearer& bearer, int range);

/// Lets the player choose one of the units that `namedUnitsToOrder` returns. The chosen unit
/// receives an order. The player may decline.
Task<void> orderOneNamed(Battle& battle, Bearer bearer, int range);

}  // namespace sightline::engine::keywords
