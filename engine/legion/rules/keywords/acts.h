/// Counts how often keywords acted in a game, from its record.
#pragma once
#include <map>

#include "engine/legion/basics/keyword.h"
#include "engine/legion/rules/asking/record.h"

namespace sightline::engine {

/// Number of acts for each keyword in code. Entries of one unit between two answers count as one
/// act. Entries about tokens that only leave do not count, except suppression that a keyword
/// removes. Keywords that never acted are missing, and so are keywords that make no entries
/// (`KeywordRule::leavesEntry`).
std::map<Keyword, int> actsIn(const Record& record);

}  // namespace sightline::engine
