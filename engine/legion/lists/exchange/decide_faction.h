/// Derives the faction of a list from its units.
#pragma once
#include <string>
#include <vector>

#include "engine/legion/lists/exchange/names.h"

namespace sightline::engine {

/// A unit name in a list, with its faction if the list states one.
struct NamedUnit {
    std::string name, faction{};
};

struct FactionByUnits {
    std::string faction;
    bool decided = false;  ///< no other faction has an equal number of the units
};
/// The faction of most of the units. A faction without units of its own fields the units of its
/// battle forces.
FactionByUnits factionOfUnits(const std::vector<NamedUnit>& units, const CardNames& names);

/// True if an army of that faction may hold at least one of the units.
bool fieldsSomeOf(const std::vector<NamedUnit>& units, const std::string& faction,
                  const CardNames& names);

}  // namespace sightline::engine
