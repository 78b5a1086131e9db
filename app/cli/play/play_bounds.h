/// The bounds of an answer in `sightline-cli play` as JSON: all data that a program needs for a
/// legal move, placing or spot.
#pragma once
#include <nlohmann/json.hpp>

#include "engine/legion/rules/asking/question.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::app {

/// {"mini": id, "x", "y", "z", "facing", "base", "height"}: inches and degrees, the base by its
/// name or as {"width", "length", "notched"}. Without "mini" for an id below 0.
nlohmann::json miniJson(int id, const geometry::Mini& mini, const geometry::Dimensions& dimensions);
nlohmann::json territoryJson(const geometry::Territory& territory);

/// By form. Move: "leader", "unit_type", "kind", "speed", "min_speed", "max_climb", "max_turn",
/// "crosses_impassable", "starts_in_difficult", "compulsory", "placement", "tools", "others",
/// "forbidden", "deployment"?. Places: "leader", "placement", "others", "forbidden", "proposal",
/// "contact"?, "within"?. Spot: "near", "width", "proposal". Dice: "faces". Null for the others.
nlohmann::json boundsJson(const engine::Question& question, const engine::View& view);

}  // namespace sightline::app
