/// Weapon keywords that give the defender tokens for wounds. Private to
/// engine/legion/rules/keywords.
#pragma once
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {

/// True if the defender of the pool being resolved suffered the wounds and survives.
bool woundedByPool(const Battle& battle, const WoundsSuffered& point);

}  // namespace sightline::engine::keywords
