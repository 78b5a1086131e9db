/// Compares the total in a list with the total of the imported army.
#pragma once
#include "engine/legion/lists/exchange/posted_list.h"

namespace sightline::engine {

/// Texts about the differences between the list's totals and the army: "the list states 800 points,
/// 760 were understood, 40 fewer: ..." with the most likely cause, and a similar text for
/// activations. Empty if the list contains no total or the totals are equal. `chosen` contains the
/// unit of each entry, or null.
std::vector<Message> differencesOf(const PostedList& posted,
                                   const std::vector<const UnitEntry*>& chosen,
                                   const ImportedArmy& army, const Catalogue& catalogue,
                                   const CardNames& names);

}  // namespace sightline::engine
