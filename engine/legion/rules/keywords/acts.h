/// Counts from a game's record how often each keyword acted.
#pragma once
#include <map>

#include "engine/legion/basics/keyword.h"
#include "engine/legion/rules/asking/record.h"

namespace sightline::engine {

/// Returns how often each keyword with code acted. All entries of one unit between two answers
/// count as one act. An entry that only removes tokens does not count, unless a keyword removes
/// suppression. The result contains no keyword that never acted, and no keyword that makes no
/// entries (`KeywordRule::leavesEntry`).
std::map<Keyword, int> actsIn(const Record& record);

}  // namespace sightline::engine
