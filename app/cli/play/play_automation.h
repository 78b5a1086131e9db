/// What of a game of `sightline-cli play` plays by itself, as JSON.
#pragma once
#include <nlohmann/json.hpp>

#include "engine/game/game.h"

namespace sightline::app {

/// {"state", "by_hand"?, "keywords": {"Agile 1": {"state", "by_hand"?}}, "upgrades": {id: {...}}}.
nlohmann::json unitAutomation(const engine::UnitView& unit);

/// {"event": "automation", "units": [{"id", "name", ...as above}], "commands": {id: {...}},
/// "battle": {id: {...}}}. It keeps no secrets: the cards of both hands are in it.
nlohmann::json automationEvent(const engine::Game& game);

}  // namespace sightline::app
