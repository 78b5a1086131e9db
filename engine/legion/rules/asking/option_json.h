/// Reads and writes options as JSON, in the form that journals use: {"unit": 3}, {"action": "aim"},
/// {"mini": 7, "weapon": 0}, {"card_action": 1, "cost": 1} or {"done": true}.
#pragma once
#include <nlohmann/json.hpp>
#include <optional>

#include "engine/legion/rules/asking/question.h"

namespace sightline::engine {

/// Writes an option as JSON. Returns no value for a kind of option that a journal stores only by
/// its index.
std::optional<nlohmann::json> toJson(const Option& option);
/// Writes an option of any kind as JSON. Some kinds contain an index or a word: {"die": 2},
/// {"effect": 0}, {"rank": "corps"}, {"turn": "pass"}, {"command_card": 1}, {"mission":
/// "secondary"}, {"side": "near"}, {"battle_card": 0}. Programs may use this form in their answers.
nlohmann::json saidInFull(const Option& option);
/// Reads the JSON of an option that `toJson` or `saidInFull` wrote. Returns no value if the object
/// is not an option.
std::optional<Option> optionFromJson(const nlohmann::json& json);

}  // namespace sightline::engine
