/// Rolls dice for the effect of a keyword. Private to engine/legion/rules/keywords.
#pragma once
#include <vector>

#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {

/// Rolls `count` dice for the unit with the keyword, and records the results.
Task<std::vector<RolledDie>> rollForEffect(Battle& battle, Bearer bearer, Die die, int count,
                                           RollKind kind = RollKind::effect);

}  // namespace sightline::engine::keywords
