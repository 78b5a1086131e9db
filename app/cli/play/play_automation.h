/// The automation of a game of `sightline-cli play` as JSON: which cards and keywords the game
/// plays by itself.
#pragma once
#include <nlohmann/json.hpp>

#include "engine/legion/rules/game/game.h"

namespace sightline::app {

/// The automation of one unit: {"state", "by_hand"?, "keywords": {"Agile 1": {"state",
/// "by_hand"?}}, "upgrades": {id: {...}}}.
nlohmann::json unitAutomation(const engine::UnitView& unit);

/// {"event": "automation", "units": [{"id", "name", ...}], "commands": {id: {...}}, "battle": {id:
/// {...}}}. A unit also has the members of `unitAutomation`. The event contains secrets: the cards
/// of both hands.
nlohmann::json automationEvent(const engine::Game& game);

}  // namespace sightline::app
