/// Computes a fingerprint of the rules in a game: the data of the game's cards in the catalogue,
/// and the effects that the code applies.
#pragma once
#include <array>

#include "engine/legion/lists/army/army_list.h"
#include "engine/legion/rules/cards/applied_by_code.h"
#include "engine/legion/rules/state/scenario.h"

namespace sightline::engine {

/// Computes the fingerprint of the rules for a game of the scenario. The scenario must have been
/// made from `catalogue` and `armies`, which is indexed by Player.
PlayedUnder rulesInForce(const Scenario& scenario, const std::array<ArmyList, 2>& armies,
                         const Catalogue& catalogue,
                         const AppliedByCode& applied = appliedByCode());

}  // namespace sightline::engine
