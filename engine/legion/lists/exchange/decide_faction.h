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
    bool decided = false;  ///< false: two factions have the same number of units
};
/// The faction of most of the units. If a faction has no units of its own, the units of its battle
/// forces count.
FactionByUnits factionOfUnits(const std::vector<NamedUnit>& units, const CardNames& names);

/// True if an army of the faction may contain at least one of the units.
bool fieldsSomeOf(const std::vector<NamedUnit>& units, const std::string& faction,
                  const CardNames& names);

}  // namespace sightline::engine
