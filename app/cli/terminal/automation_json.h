/// The automation of a keyword or card as JSON: does the game apply it, or do the players?
#pragma once
#include <nlohmann/json.hpp>

#include "engine/legion/lists/catalogue/automation.h"

namespace sightline::app {

/// Returns {"state": "whole|part|by hand|unknown", "by_hand"?: [...], "presumed"?: true}.
nlohmann::json automationJson(const engine::AutomationState& automation);

}  // namespace sightline::app
