/// Which units may join an army, and why not the others.
#pragma once
#include "engine/army/fitting.h"

namespace sightline::engine {

/// One unit that is to be chosen from.
struct UnitOffer {
    const UnitEntry* entry = nullptr;
    int points = 0;                ///< with the upgrades that it must start with
    bool foreign = false;          ///< this army can never field it, whatever else is in it
    std::optional<Misfit> misfit;  ///< what `judgeArmy` would newly object to; none: it fits
    Rank rank{};                   ///< as which it would count in this army
};

/// Every unit of the catalogue: commanders first, each rank by name.
std::vector<UnitOffer> unitOffersFor(const ArmyList& list, const Catalogue& catalogue);

/// A unit as it joins an army: with the upgrades and the counterpart that it always has.
ArmyUnit joining(const UnitEntry& entry);

}  // namespace sightline::engine
