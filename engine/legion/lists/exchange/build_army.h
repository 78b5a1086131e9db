/// Builds an army from a posted list, after the units of the list were chosen.
#pragma once
#include "engine/legion/lists/exchange/posted_list.h"

namespace sightline::engine {

/// Largest number of units in a list; army files have the same limit.
inline constexpr std::size_t mostUnits = 60;

using ChosenUnits = std::vector<const UnitEntry*>;

struct Decisions {
    /// Army list with name, faction and battle force, but without units and cards.
    const ArmyList& frame;
    const std::vector<ChosenUnits>& fitting;  ///< possible units of each entry; if there are
                                              ///< several and none is chosen, a player must decide
    const ChosenUnits& chosen;                ///< chosen unit of each entry; null: no unit
};

/// Builds the army's units, upgrades, counterparts, hand and deck. Reports the entries for which a
/// player must choose the unit, and the entries that were not understood.
ImportedArmy buildArmy(const PostedList& posted, const Decisions& decisions,
                       const Catalogue& catalogue, const CardNames& names);

}  // namespace sightline::engine
