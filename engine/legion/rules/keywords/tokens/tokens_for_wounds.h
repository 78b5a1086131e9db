/// A test for weapon keywords that give tokens to a wounded defender. Private to
/// engine/legion/rules/keywords.
#pragma once
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {

/// True if the unit that suffered the wounds is the defender of the current attack pool and is not
/// defeated.
bool woundedByPool(const Battle& battle, const WoundsSuffered& point);

}  // namespace sightline::engine::keywords
