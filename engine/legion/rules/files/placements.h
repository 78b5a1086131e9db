/// Reads where a scenario places a unit: the positions, wounds and tokens of the unit.
#pragma once
#include "engine/legion/lists/army/equip.h"
#include "engine/legion/rules/state/scenario.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::engine {

/// Makes a unit that is not on the battlefield. In a game that begins with its setup, all units are
/// undeployed. In a game that begins later, some units may be undeployed.
ScenarioUnit undeployed(Player player, const EquippedUnit& equipped);

/// Reads the members of a placement: "minis": [{x, y, z?, facing?}, ...], with the unit leader
/// first, or "undeployed": true; the "wounds" of each miniature; and the other state of the unit
/// (stand_fields.h). Refuses positions outside the table and lists that are too long for the unit.
/// Positions and wounds have their own readers, because their limits depend on the table and on the
/// miniatures.
ScenarioUnit readPlacement(const JsonAt& at, Player player, const EquippedUnit& equipped,
                           const geometry::TableSize& table);

/// The names of all members that `readPlacement` reads.
std::vector<std::string_view> membersOfPlacement();
/// Refuses a placement of an army's unit that has a member or a token with an unknown name. The
/// error suggests the nearest known name.
void refuseUnknownMembers(const JsonAt& placement);

}  // namespace sightline::engine
