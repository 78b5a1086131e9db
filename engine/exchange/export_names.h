/// Names as a text writes them, so that whoever reads the text finds the same card again.
#pragma once
#include "engine/army/resolved_army.h"
#include "engine/exchange/names.h"

namespace sightline::engine {

/// The shortest name of the unit that cannot be taken for another one in this army. `rankShown`:
/// the text has the unit under the heading of its rank.
std::string unitName(const ResolvedArmy& army, const UnitEntry& unit, const CardNames& names,
                     const ExchangeTable& table, bool rankShown);
/// The same for what that unit carries, and for what its counterpart carries.
std::string upgradeName(const ResolvedArmy& army, const ResolvedUnit& unit, const UpgradeCard& card,
                        const CardNames& names, const ExchangeTable& table);
std::string counterpartUpgradeName(const ResolvedArmy& army, const ResolvedUnit& unit,
                                   const UpgradeCard& card, const CardNames& names,
                                   const ExchangeTable& table);
std::string counterpartName(const CounterpartCard& card, const ExchangeTable& table);

}  // namespace sightline::engine
