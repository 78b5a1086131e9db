/// Derives the faction of a list from the units in the list.
#pragma once
#include <string>
#include <vector>

#include "engine/legion/lists/exchange/names.h"

namespace sightline::engine {

/// The name of a unit in a list, and the unit's faction if the list gives one.
struct NamedUnit {
    std::string name, faction{};
};

struct FactionByUnits {
    std::string faction;
    bool decided = false;  ///< false: two factions have the highest sum
};
/// The faction with the highest sum over the units. A unit of the faction or of one of its battle
/// forces adds 2, and a unit that the faction may hire adds 1. A unit for which the list names the
/// faction adds 2 more.
FactionByUnits factionOfUnits(const std::vector<NamedUnit>& units, const CardNames& names);

/// True if an army of the faction may contain at least one of the units.
bool fieldsSomeOf(const std::vector<NamedUnit>& units, const std::string& faction,
                  const CardNames& names);

}  // namespace sightline::engine
