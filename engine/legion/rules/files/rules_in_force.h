/// The fingerprint of the rules that a game uses: the catalogue's data of its cards, and the
/// effects that the code applies.
#pragma once
#include <array>

#include "engine/legion/lists/army/army_list.h"
#include "engine/legion/rules/cards/applied_by_code.h"
#include "engine/legion/rules/state/scenario.h"

namespace sightline::engine {

/// The scenario must be made from that catalogue and these lists. The array is indexed by Player.
PlayedUnder rulesInForce(const Scenario& scenario, const std::array<ArmyList, 2>& armies,
                         const Catalogue& catalogue,
                         const AppliedByCode& applied = appliedByCode());

}  // namespace sightline::engine
