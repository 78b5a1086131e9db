/// How often keywords acted in a game, as its record tells.
#pragma once
#include <map>

#include "engine/asking/record.h"
#include "engine/keyword.h"

namespace sightline::engine {

/// Entries that rest on a keyword in code, by keyword. Those of one unit between two answers are
/// one act; tokens that only leave are none, unless it is suppression that a keyword takes. A
/// keyword that never acted is not in it, nor one whose acts no entry tells
/// (`KeywordRule::isTold`).
std::map<Keyword, int> actsIn(const Record& record);

}  // namespace sightline::engine
