/// Reads the state of the game in a scenario, other than the placements: round, phase, mission,
/// victory points, priority, played cards, pass pools, transports, objective tokens. Private to
/// engine/legion/rules/files.
#pragma once
#include <array>
#include <vector>

#include "engine/legion/rules/files/scenario_file.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::engine {

/// The ids of the units, indexed by player and by position in the army.
using UnitNumbers = std::array<std::vector<UnitId>, 2>;

/// Reads the state of the game (scenario_fields.h), the command cards that are in play or
/// discarded, and the objective tokens. The caller must read the command hands first. Refuses the
/// mission and points in a game that begins with its setup.
///
/// "commands": {"blue": {"permanent": ["id"], "discarded": ["id"], "setAside": ["id"], "passPool":
/// 1}}, "objectiveTokens": [{"token": 0, "holder": {"player": "blue", "unit": 1}}, {"token": 1,
/// "removed": true}, {"kind": "smoke", "owner": "red", "at": [30, 18]}]
///
/// A new token without the member "name" gets the name that the mission prints for its kind, if the
/// mission prints exactly one.
///
/// Also reads the member "transports" in the placement of a transport. It is the index of the
/// transported unit: an undeployed unit in the same army.
void readBegun(const JsonAt& document, const UnitNumbers& numbers, const ScenarioSources& sources,
               Scenario& scenario);

/// Reads three members of a unit's placement. The first is "cards": [{"upgrade": "id", "state":
/// "exhausted", "side": "name"}]. The second is "effects": [{"gains": [{"keyword": "Cover",
/// "value": 2}], "until": "round", "source": "Dug In"}], as in an adjustment by hand. The third is
/// "marks": {"Bounty": 1}.
void readUnitBegun(const JsonAt& placement, ScenarioUnit& unit);

}  // namespace sightline::engine
