/// Builds an army from a posted list, after the units of the list were chosen.
#pragma once
#include "engine/legion/lists/exchange/posted_list.h"

namespace sightline::engine {

inline constexpr std::size_t mostUnits =
    60;  ///< largest number of units in a list; army files have the same limit

using ChosenUnits = std::vector<const UnitEntry*>;

struct Decisions {
    const ArmyList& frame;  ///< army list without its cards
    const std::vector<ChosenUnits>&
        fitting;  ///< candidates of each entry; an entry with several candidates may be open
    const ChosenUnits& chosen;  ///< chosen unit of each entry; null: no unit
};

/// Builds the army's units, upgrades, counterparts, hand and deck. Reports open entries, and
/// entries that were not understood.
ImportedArmy buildArmy(const PostedList& posted, const Decisions& decisions,
                       const Catalogue& catalogue, const CardNames& names);

}  // namespace sightline::engine
