/// Units that may join an army, and the reasons against the others.
#pragma once
#include "engine/legion/lists/army/fitting.h"

namespace sightline::engine {

/// A unit to choose for the army.
struct UnitOffer {
    const UnitEntry* entry = nullptr;
    int points = 0;                ///< including the upgrades that it must start with
    bool foreign = false;          ///< this army can never field it, regardless of its other units
    std::optional<Misfit> misfit;  ///< the new objection of `judgeArmy`; none: it fits
    Rank rank{};                   ///< the rank that it would count as in this army
};

/// Every unit of the catalogue, sorted by rank (commanders first), then by name.
std::vector<UnitOffer> unitOffersFor(const ArmyList& list, const Catalogue& catalogue);

/// A new unit of an army, with the upgrades and the counterpart that it always has.
ArmyUnit joining(const UnitEntry& entry);

}  // namespace sightline::engine
