/// Attack dice that improve by one step for each token that the attacker spends: a blank to a hit,
/// or a hit to a crit. Private to engine/legion/rules/keywords.
#pragma once
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {

/// True if the attacker can spend a token of the kind `token` to improve a die.
bool canImproveDice(const Battle& battle, const Attack& attack, Token token);
/// Spends tokens of the kind `token` (aim or dodge), one after the other. Stops when the player
/// declines or no die can be improved.
Task<void> improveDice(Battle& battle, Bearer bearer, Attack& attack, Token token);

}  // namespace sightline::engine::keywords
