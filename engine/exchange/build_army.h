/// A posted list as an army, once it is decided which units are meant.
#pragma once
#include "engine/exchange/posted_list.h"

namespace sightline::engine {

inline constexpr std::size_t mostUnits = 60;  ///< of a list, as in a file of ours

using ChosenUnits = std::vector<const UnitEntry*>;

struct Decisions {
    const ArmyList& frame;                    ///< the list without its cards
    const std::vector<ChosenUnits>& fitting;  ///< of each entry; several: it may be open
    const ChosenUnits& chosen;                ///< of each entry; null: none
};

/// Units, upgrades, counterparts, hand and deck, with what was missed and what is open.
ImportedArmy buildArmy(const PostedList& posted, const Decisions& decisions,
                       const Catalogue& catalogue, const CardNames& names);

}  // namespace sightline::engine
