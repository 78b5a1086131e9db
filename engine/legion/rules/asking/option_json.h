/// Options as JSON, as a journal writes them: {"unit": 3}, {"action": "aim"}, {"mini": 7, "weapon":
/// 0}, {"card_action": 1, "cost": 1} or {"done": true}.
#pragma once
#include <nlohmann/json.hpp>
#include <optional>

#include "engine/legion/rules/asking/question.h"

namespace sightline::engine {

/// None for kinds of options that are cheap to list; their index is enough.
std::optional<nlohmann::json> toJson(const Option& option);
/// The same for every kind of option, by index where it has one: {"die": 2}, {"effect": 0},
/// {"rank": "corps"}, {"turn": "pass"}, {"command_card": 1}, {"mission": "secondary"}, {"side":
/// "near"}, {"battle_card": 0}. For programs that answer with the option itself.
nlohmann::json saidInFull(const Option& option);
/// Reads the JSON of either function; none if the object is not an option.
std::optional<Option> optionFromJson(const nlohmann::json& json);

}  // namespace sightline::engine
