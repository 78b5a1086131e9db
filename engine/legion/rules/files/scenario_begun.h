/// Reader for a scenario that begins in the middle of a game. It reads the state other than the
/// placements: priority, played cards, pass pools, transports, objective tokens. Private to
/// engine/legion/rules/files.
#pragma once
#include <array>
#include <vector>

#include "engine/legion/rules/state/scenario.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::engine {

/// The ids of the units, indexed by player and by position in the army.
using UnitNumbers = std::array<std::vector<UnitId>, 2>;

/// Reads these optional members:
///
///      "priority": "red",                    default: the "activePlayer"
///      "commands": {"blue": {"permanent": ["id"], "discarded": ["id"], "passPool": 1}},
///                                            cards of the army's hand
///      "objectiveTokens": [{"token": 0, "holder": {"player": "blue", "unit": 1}},
///                          {"token": 1, "removed": true},
///                          {"kind": "marker", "name": "Smoke", "at": [30, 18]}]
///
/// It also reads "transports" of placements: the index of an undeployed unit in the same army.
void readBegun(const JsonAt& document, const UnitNumbers& numbers, Scenario& scenario);

/// Reads these members of a placement: "cards": [{"upgrade": "id", "state": "exhausted", "side":
/// "name"}], "effects": [{"gains": [{"keyword": "Cover", "value": 2}], "until": "round", "source":
/// "Dug In"}] as in an adjustment by hand, and "marks": {"Bounty": 1}.
void readUnitBegun(const JsonAt& placement, ScenarioUnit& unit);

}  // namespace sightline::engine
