/// The whole state of a game of `sightline-cli play`, as JSON.
#pragma once
#include <nlohmann/json.hpp>

#include "engine/legion/rules/game/game.h"

namespace sightline::app {

/// The state as JSON: {"event": "state", "answers", "digest", "round", "last_round", "phase",
/// "active", "priority"?, "activating"?, "table", "victory_points": [blue, red], "points", "units",
/// "objective_tokens", "mission", "players", "attack"?, "over", "winner"?}. The event contains
/// secrets (both hands and facedown command cards). So a program that plays only one side must not
/// read it.
nlohmann::json stateEvent(const engine::Game& game);

/// One unit as JSON: {"id", "name", "player", "card", "type", "rank", "speed", "places", "wounds",
/// "tokens", "marks", "order", "keywords", "weapons", "upgrades", "automation" ...}.
nlohmann::json unitJson(const engine::UnitView& unit, const engine::View& view);
/// The current attack: its pools, its dice, and the known cover and wounds.
nlohmann::json attackJson(const engine::AttackView& attack, const engine::View& view);

}  // namespace sightline::app
