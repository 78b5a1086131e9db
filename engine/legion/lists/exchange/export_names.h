/// Card names for text lists. An importer finds the same card again by such a name.
#pragma once
#include "engine/legion/lists/army/resolved_army.h"
#include "engine/legion/lists/exchange/names.h"

namespace sightline::engine {

/// The shortest name that means only this unit among the units of the army. `rankShown` is true if
/// the text lists the unit under the heading of its rank.
std::string unitName(const ResolvedArmy& army, const UnitEntry& unit, const CardNames& names,
                     const ExchangeTable& table, bool rankShown);
/// The shortest name that means only this upgrade. The upgrade belongs to the unit or to its
/// counterpart.
std::string upgradeName(const ResolvedArmy& army, const ResolvedUnit& unit, const UpgradeCard& card,
                        const CardNames& names, const ExchangeTable& table);
std::string counterpartUpgradeName(const ResolvedArmy& army, const ResolvedUnit& unit,
                                   const UpgradeCard& card, const CardNames& names,
                                   const ExchangeTable& table);
std::string counterpartName(const CounterpartCard& card, const ExchangeTable& table);

}  // namespace sightline::engine
