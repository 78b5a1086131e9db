/// What a scenario that begins midway says besides its placements: who has priority, cards that
/// were played, pass pools, who is transported, objective tokens. Private to engine/files.
#pragma once
#include <array>
#include <vector>

#include "engine/json/json_reader.h"
#include "engine/state/scenario.h"

namespace sightline::engine {

/// Ids of the units, by player and by place in the army.
using UnitNumbers = std::array<std::vector<UnitId>, 2>;

/// Reads, each where it is there:
///
///     "priority": "red",                    who had it; without it "activePlayer" has it
///     "commands": {"blue": {"permanent": ["id"], "discarded": ["id"], "passPool": 1}},
///                                           cards out of the army's hand
///     "objectiveTokens": [{"token": 0, "holder": {"player": "blue", "unit": 1}},
///                         {"token": 1, "removed": true},
///                         {"kind": "marker", "name": "Smoke", "at": [30, 18]}]
///
/// and of placements "transports": the place in the same army of an undeployed unit.
void readBegun(const JsonAt& document, const UnitNumbers& numbers, Scenario& scenario);

/// Of a placement: "cards": [{"upgrade": "id", "state": "exhausted", "side": "name"}], "effects":
/// [{"gains": [{"keyword": "Cover", "value": 2}], "until": "round", "source": "Dug In"}] as in an
/// adjustment by hand, and "marks": {"Bounty": 1}.
void readUnitBegun(const JsonAt& placement, ScenarioUnit& unit);

}  // namespace sightline::engine
