/// How the rules of a saved game differ from today's, in one clause for people.
#pragma once
#include <string>

#include "engine/state/played_under.h"

namespace sightline::app {

/// "saved under other rules (some of its cards have changed; the game now plays by itself: Aid)";
/// empty where nothing differs. Long lists end in "and 12 more".
std::string wordsOf(const engine::RulesChange& change);

}  // namespace sightline::app
