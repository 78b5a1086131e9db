/// Counts in the record of a game how often each keyword acted.
#pragma once
#include <map>

#include "engine/legion/basics/keyword.h"
#include "engine/legion/rules/asking/record.h"

namespace sightline::engine {

/// Returns how often each keyword that the code applies has acted. All entries of one unit between
/// two answers count as one act. An entry that only removes tokens does not count, except for
/// suppression tokens. A keyword that never acted, or that makes no entries
/// (`KeywordRule::leavesEntry`), is not in the result.
std::map<Keyword, int> actsIn(const Record& record);

}  // namespace sightline::engine
