/// Builds an army from a posted list, after the units of the list were chosen.
#pragma once
#include "engine/legion/lists/exchange/posted_list.h"

namespace sightline::engine {

inline constexpr std::size_t mostUnits = 60;  ///< the greatest number of units in a list, as in an
                                              ///< army file

using ChosenUnits = std::vector<const UnitEntry*>;

struct Decisions {
    const ArmyList& frame;                    ///< the list without its cards
    const std::vector<ChosenUnits>& fitting;  ///< the candidates of each entry; several candidates:
                                              ///< may be open
    const ChosenUnits& chosen;                ///< the chosen unit of each entry; null: no unit
};

/// Builds the units, upgrades, counterparts, hand and deck. Reports entries that were not
/// understood and entries that are open.
ImportedArmy buildArmy(const PostedList& posted, const Decisions& decisions,
                       const Catalogue& catalogue, const CardNames& names);

}  // namespace sightline::engine
