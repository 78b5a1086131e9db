/// The rules that a game is played under today: what the catalogue says of its cards, and what code
/// applies.
#pragma once
#include <array>

#include "engine/army/army_list.h"
#include "engine/keywords/applied_by_code.h"
#include "engine/state/scenario.h"

namespace sightline::engine {

/// Of a scenario that was read with that catalogue, from these lists (indexed by Player).
PlayedUnder rulesInForce(const Scenario& scenario, const std::array<ArmyList, 2>& armies,
                         const Catalogue& catalogue,
                         const AppliedByCode& applied = appliedByCode());

}  // namespace sightline::engine
