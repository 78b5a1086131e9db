/// Where the units of a scenario stand and what lies beside them.
#pragma once
#include "engine/army/equip.h"
#include "engine/json/json_reader.h"
#include "engine/state/scenario.h"

namespace sightline::engine {

/// Off the battlefield: in a game from its setup nobody has been deployed yet, and later a unit may
/// still be to come.
ScenarioUnit undeployed(Player player, const EquippedUnit& equipped);

/// Reads "minis": [{x, y, z?, facing?}, ...], the unit leader first, or "undeployed": true, and
/// "tokens", "wounds", "activated", "ordered". Refuses what is no place on that table, and more
/// than the unit has.
ScenarioUnit readPlacement(const JsonAt& at, Player player, const EquippedUnit& equipped,
                           const geometry::TableSize& table);

}  // namespace sightline::engine
