/// Removes wound tokens for keywords. Private to engine/legion/rules/keywords.
#pragma once
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {

/// The undefeated miniatures of the unit that have wound tokens.
std::vector<MiniId> woundedMinis(const Battle& battle, UnitId unit);
/// Removes up to `most` wound tokens from the unit, first from the miniature with the most wounds.
void removeWounds(Battle& battle, const Bearer& bearer, UnitId unit, int most);

}  // namespace sightline::engine::keywords
