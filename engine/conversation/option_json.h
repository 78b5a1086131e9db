/// What an answer chose, as a journal writes it: {"unit": 3}, {"action": "aim"}, {"mini": 7,
/// "weapon": 0},
/// {"card_action": 1, "cost": 1} or {"done": true}.
#pragma once
#include <nlohmann/json.hpp>
#include <optional>

#include "engine/conversation/question.h"

namespace sightline::engine {

/// None for kinds of options that cost nothing to list: their number says enough.
std::optional<nlohmann::json> toJson(const Option& option);
/// None where it is no such object.
std::optional<Option> optionFromJson(const nlohmann::json& json);

}  // namespace sightline::engine
