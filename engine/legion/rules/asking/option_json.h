/// Reads and writes options as JSON, in the form that journals use: {"unit": 3}, {"action": "aim"},
/// {"mini": 7, "weapon": 0}, {"card_action": 1, "cost": 1} or {"done": true}.
#pragma once
#include <nlohmann/json.hpp>
#include <optional>

#include "engine/legion/rules/asking/question.h"

namespace sightline::engine {

/// Returns no value for kinds of options that are cheap to list; their index is enough.
std::optional<nlohmann::json> toJson(const Option& option);
/// Writes an option of any kind as JSON. Some kinds are written by index: {"die": 2}, {"effect":
/// 0}, {"rank": "corps"}, {"turn": "pass"}, {"command_card": 1}, {"mission": "secondary"}, {"side":
/// "near"}, {"battle_card": 0}. Programs that answer with the option itself use this form.
nlohmann::json saidInFull(const Option& option);
/// Reads the JSON that either function writes. Returns no value if the object is not an option.
std::optional<Option> optionFromJson(const nlohmann::json& json);

}  // namespace sightline::engine
