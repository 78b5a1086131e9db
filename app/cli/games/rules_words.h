/// The difference between a saved game's rules and today's rules, as one clause of text.
#pragma once
#include <string>

#include "engine/talk/played_under.h"

namespace sightline::app {

/// "saved under other rules (some of its cards have changed; the game now plays by itself: Aid)";
/// empty without a difference. Long lists end in "and 12 more".
std::string wordsOf(const engine::RulesChange& change);

}  // namespace sightline::app
