/// Keywords that change the pips of a command card in a tie for priority. Private to
/// engine/legion/rules/keywords.
#pragma once
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {

/// Adds `change` pips to the card of the player, to a minimum of 0, and records the change.
void changePips(Battle& battle, const Bearer& bearer, DeterminePriority& point, Player player,
                int change);

}  // namespace sightline::engine::keywords
