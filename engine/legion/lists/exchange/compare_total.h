/// Compares the total that a list states with the total of the imported army.
#pragma once
#include "engine/legion/lists/exchange/posted_list.h"

namespace sightline::engine {

/// "the list states 800 points, 760 were understood, 40 fewer: ..." with the likeliest cause, and
/// the same for activations. Empty if the list states no total or the totals agree. `chosen` holds
/// the unit of each entry, or null.
std::vector<Message> differencesOf(const PostedList& posted,
                                   const std::vector<const UnitEntry*>& chosen,
                                   const ImportedArmy& army, const Catalogue& catalogue,
                                   const CardNames& names);

}  // namespace sightline::engine
