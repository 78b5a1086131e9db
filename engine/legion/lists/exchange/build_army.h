/// Builds an army from a posted list after its units are decided.
#pragma once
#include "engine/legion/lists/exchange/posted_list.h"

namespace sightline::engine {

inline constexpr std::size_t mostUnits = 60;  ///< limit of a list, as in an army file

using ChosenUnits = std::vector<const UnitEntry*>;

struct Decisions {
    const ArmyList& frame;                    ///< the list without its cards
    const std::vector<ChosenUnits>& fitting;  ///< for each entry; several: may be open
    const ChosenUnits& chosen;                ///< the unit of each entry; null: none
};

/// Builds units, upgrades, counterparts, hand and deck, and reports missed and open entries.
ImportedArmy buildArmy(const PostedList& posted, const Decisions& decisions,
                       const Catalogue& catalogue, const CardNames& names);

}  // namespace sightline::engine
