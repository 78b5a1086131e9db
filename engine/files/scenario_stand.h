/// Where the game of a scenario stands: round, phase, active player, mission and points.
#pragma once
#include "engine/files/scenario_file.h"
#include "engine/json/json_reader.h"

namespace sightline::engine {

/// Reads "round", "lastRound", "activePlayer", "phase", "mission": {"objective": id, "secondary"?:
/// id, "blueSide"?: "near" or "far"} and "victoryPoints": [blue, red], all optional, into a
/// scenario whose command hands are known. The objective tokens lie where the objective's map has
/// them. Refuses unknown cards with the nearest right name, a card of another kind, and mission and
/// points in a game from its setup. Each is a field that `visitFields` (battle_fields.h) says to be
/// in files; they are read one by one, since each is held to others: the last round to the round,
/// the phase to the command hands, the objective to its map.
void readStand(const JsonAt& document, const ScenarioSources& sources, Scenario& scenario);

}  // namespace sightline::engine
