/// The faction of a list, by its units.
#pragma once
#include <string>
#include <vector>

#include "engine/exchange/names.h"

namespace sightline::engine {

/// A unit as a list names it; its faction where the list says one.
struct NamedUnit {
    std::string name, faction{};
};

struct FactionByUnits {
    std::string faction;
    bool decided = false;  ///< no other faction has as many of the units
};
/// The faction that most of the units belong to. Factions without units of their own field those of
/// their battle forces.
FactionByUnits factionOfUnits(const std::vector<NamedUnit>& units, const CardNames& names);

/// May an army of that faction hold at least one of the units?
bool fieldsSomeOf(const std::vector<NamedUnit>& units, const std::string& faction,
                  const CardNames& names);

}  // namespace sightline::engine
