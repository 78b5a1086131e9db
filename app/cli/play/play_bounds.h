/// The bounds of an answer in `sightline-cli play` as JSON. They contain all data that a program
/// needs for a legal answer.
#pragma once
#include <nlohmann/json.hpp>

#include "engine/legion/rules/asking/question.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::app {

/// A miniature as JSON: {"mini": id, "x", "y", "z", "facing", "base", "height"}, in inches and
/// degrees. The base is its name, or {"width", "length", "notched"}. An id below 0 omits "mini".
nlohmann::json miniJson(int id, const geometry::Mini& mini, const geometry::Dimensions& dimensions);
nlohmann::json territoryJson(const geometry::Territory& territory);

/// The bounds of an answer as JSON. The members depend on the form of the answer. Move: "leader",
/// "unit_type", "kind", "speed", "min_speed", "max_climb", "max_turn", "crosses_impassable",
/// "starts_in_difficult", "compulsory", "placement", "tools", "others", "forbidden", "deployment"?.
/// Places: "leader", "placement", "others", "forbidden", "proposal", "contact"?, "within"?. Spot:
/// "near", "width", "proposal". Dice: "faces". All other forms give null.
nlohmann::json boundsJson(const engine::Question& question, const engine::View& view);

}  // namespace sightline::app
