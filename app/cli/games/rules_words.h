/// Describes the difference between the rules of a saved game and the current rules in one clause.
#pragma once
#include <string>

#include "engine/talk/played_under.h"

namespace sightline::app {

/// Returns a text such as "saved under other rules (some of its cards have changed; the game now
/// plays by itself: Aid)". The text is empty if the rules are equal. Long lists end in "and 12
/// more".
std::string wordsOf(const engine::RulesChange& change);

}  // namespace sightline::app
