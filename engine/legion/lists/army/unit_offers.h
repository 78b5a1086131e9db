/// The units that an army may add, and the reasons why it may not add the others.
#pragma once
#include "engine/legion/lists/army/fitting.h"

namespace sightline::engine {

/// A unit that is offered for the army.
struct UnitOffer {
    const UnitEntry* entry = nullptr;
    int points = 0;  ///< points of the unit, with the upgrades that every new unit of this kind has
    /// True: the army can never contain the unit, whatever its other units are.
    bool foreign = false;
    std::optional<Misfit> misfit;  ///< the objection that the unit would add; no value: the unit
                                   ///< fits
    Rank rank{};                   ///< rank that the unit would have in this army
};

/// The offers for all units of the catalogue, sorted by rank (commanders first), then by name.
std::vector<UnitOffer> unitOffersFor(const ArmyList& list, const Catalogue& catalogue);

/// True if the battle force contains the unit.
bool contains(const BattleForce& force, const UnitEntry& unit);
/// True if an army of the faction or the battle force may contain the unit. `force` may be null.
bool mayField(const UnitEntry& unit, const std::string& faction, const BattleForce* force);

/// A new unit of an army, with the upgrades and the counterpart that every new unit of this kind
/// has.
ArmyUnit joining(const UnitEntry& entry);

}  // namespace sightline::engine
