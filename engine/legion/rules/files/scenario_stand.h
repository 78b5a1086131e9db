/// Reads the state of the game in a scenario: round, phase, active player, mission and victory
/// points.
#pragma once
#include "engine/legion/rules/files/scenario_file.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::engine {

/// Reads the optional members "round", "lastRound", "activePlayer", "phase", "mission":
/// {"objective": id, "secondary"?: id, "blueSide"?: "near" or "far"} and "victoryPoints": [blue,
/// red]. The caller must read the command hands before. The map of the objective card gives the
/// positions of the objective tokens. An unknown card is refused with the name of the nearest
/// correct card. A card of another kind is refused. In a game that begins with its setup, a mission
/// and victory points are refused. `visitFields` (battle_fields.h) lists the fields. Each field has
/// its own reader, because its limits depend on other fields: the last round on the round, the
/// phase on the command hands, the objective on its map.
void readStand(const JsonAt& document, const ScenarioSources& sources, Scenario& scenario);

}  // namespace sightline::engine
