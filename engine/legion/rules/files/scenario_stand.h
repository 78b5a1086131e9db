/// Reader of the game state in a scenario: round, phase, active player, mission and victory points.
#pragma once
#include "engine/legion/rules/files/scenario_file.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::engine {

/// Reads the optional members "round", "lastRound", "activePlayer", "phase", "mission":
/// {"objective": id, "secondary"?: id, "blueSide"?: "near" or "far"} and "victoryPoints": [blue,
/// red]. The scenario's command hands must be known. The objective's map gives the positions of the
/// objective tokens. Refuses unknown cards with the nearest right name, cards of another kind, and
/// mission and points in a game from its setup. `visitFields` (battle_fields.h) lists these fields.
/// Each has its own reader, because its limits depend on other fields: last round on round, phase
/// on command hands, objective on its map.
void readStand(const JsonAt& document, const ScenarioSources& sources, Scenario& scenario);

}  // namespace sightline::engine
