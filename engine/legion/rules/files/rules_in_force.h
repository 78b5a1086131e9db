/// Fingerprint of the current rules of a game: the records of its cards in the catalogue, and the
/// effects that code applies.
#pragma once
#include <array>

#include "engine/legion/lists/army/army_list.h"
#include "engine/legion/rules/cards/applied_by_code.h"
#include "engine/legion/rules/state/scenario.h"

namespace sightline::engine {

/// The scenario must come from that catalogue and these lists (indexed by Player).
PlayedUnder rulesInForce(const Scenario& scenario, const std::array<ArmyList, 2>& armies,
                         const Catalogue& catalogue,
                         const AppliedByCode& applied = appliedByCode());

}  // namespace sightline::engine
