/// Reads the state of a scenario that begins in the middle of a game: priority, played cards, pass
/// pools, transports, objective tokens. The placements are read elsewhere. Private to
/// engine/legion/rules/files.
#pragma once
#include <array>
#include <vector>

#include "engine/legion/rules/state/scenario.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::engine {

/// The ids of the units, indexed by player and by position in the army.
using UnitNumbers = std::array<std::vector<UnitId>, 2>;

/// Reads these optional members of a scenario file:
///
///      "priority": "red",          (if absent: the player in "activePlayer")
///      "commands": {"blue": {"permanent": ["id"], "discarded": ["id"], "passPool": 1}},
///                                  (each id: a card in the army's command hand)
///      "objectiveTokens": [{"token": 0, "holder": {"player": "blue", "unit": 1}},
///                          {"token": 1, "removed": true},
///                          {"kind": "marker", "name": "Smoke", "at": [30, 18]}]
///
/// Also reads the member "transports" of a placement: the index, in the same army, of the
/// undeployed unit that this unit transports.
void readBegun(const JsonAt& document, const UnitNumbers& numbers, Scenario& scenario);

/// Reads three members of a unit's placement. The first is "cards": [{"upgrade": "id", "state":
/// "exhausted", "side": "name"}]. The second is "effects": [{"gains": [{"keyword": "Cover",
/// "value": 2}], "until": "round", "source": "Dug In"}], as in an adjustment by hand. The third is
/// "marks": {"Bounty": 1}.
void readUnitBegun(const JsonAt& placement, ScenarioUnit& unit);

}  // namespace sightline::engine
