/// Where the game of a scenario stands: round, phase, active player, mission and points.
#pragma once
#include "engine/files/scenario_file.h"
#include "engine/json/json_reader.h"

namespace sightline::engine {

/// Reads "round", "lastRound", "activePlayer", "phase", "mission": {"objective": id, "secondary"?:
/// id, "blueSide"?: "near" or "far"} and "victoryPoints": [blue, red], all optional, into a
/// scenario whose command hands are known. The objective tokens lie where the objective's map has
/// them. Refuses unknown cards with the nearest right name, a card of another kind, and mission and
/// points in a game from its setup.
void readStand(const JsonAt& document, const ScenarioSources& sources, Scenario& scenario);

}  // namespace sightline::engine
