/// Where the units of a scenario stand and what lies beside them.
#pragma once
#include "engine/army/equip.h"
#include "engine/json/json_reader.h"
#include "engine/state/scenario.h"

namespace sightline::engine {

/// Off the battlefield: in a game from its setup nobody has been deployed yet, and later a unit may
/// still be to come.
ScenarioUnit undeployed(Player player, const EquippedUnit& equipped);

/// Reads "minis": [{x, y, z?, facing?}, ...], the unit leader first, or "undeployed": true, the
/// "wounds" of each of them, and how the unit stands (stand_fields.h). Refuses what is no place on
/// that table, and more than the unit has. Places and wounds are read for themselves: they are held
/// to the table and to the miniatures.
ScenarioUnit readPlacement(const JsonAt& at, Player player, const EquippedUnit& equipped,
                           const geometry::TableSize& table);

/// Every member that it reads.
std::vector<std::string_view> membersOfPlacement();

}  // namespace sightline::engine
