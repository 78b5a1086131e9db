/// Placement of the units of a scenario: positions, wounds and tokens.
#pragma once
#include "engine/legion/lists/army/equip.h"
#include "engine/legion/rules/state/scenario.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::engine {

/// A unit that is not on the battlefield. In a game from its setup no unit is deployed; later a
/// unit may still be undeployed.
ScenarioUnit undeployed(Player player, const EquippedUnit& equipped);

/// Reads "minis": [{x, y, z?, facing?}, ...], the unit leader first, or "undeployed": true; the
/// "wounds" of each miniature; and the stand of the unit (stand_fields.h). Refuses positions
/// outside the table and too many entries for the unit. Positions and wounds have readers of their
/// own, because their limits depend on the table and the miniatures.
ScenarioUnit readPlacement(const JsonAt& at, Player player, const EquippedUnit& equipped,
                           const geometry::TableSize& table);

/// The names of all members that it reads.
std::vector<std::string_view> membersOfPlacement();

}  // namespace sightline::engine
