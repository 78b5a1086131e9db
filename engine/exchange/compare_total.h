/// What a list says it costs, beside what was understood of it.
#pragma once
#include "engine/exchange/posted_list.h"

namespace sightline::engine {

/// "the list states 800 points, 760 were understood, 40 fewer: ..." with the likeliest cause, and
/// the same for activations; nothing where the list says nothing or both agree. `chosen` holds the
/// unit of each entry, null where it is none.
std::vector<Message> differencesOf(const PostedList& posted,
                                   const std::vector<const UnitEntry*>& chosen,
                                   const ImportedArmy& army, const Catalogue& catalogue,
                                   const CardNames& names);

}  // namespace sightline::engine
