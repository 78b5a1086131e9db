/// What an answer chose, as a journal writes it: {"unit": 3}, {"action": "aim"}, {"mini": 7,
/// "weapon": 0},
/// {"card_action": 1, "cost": 1} or {"done": true}.
#pragma once
#include <nlohmann/json.hpp>
#include <optional>

#include "engine/asking/question.h"

namespace sightline::engine {

/// None for kinds of options that cost nothing to list: their number says enough.
std::optional<nlohmann::json> toJson(const Option& option);
/// The same for every kind of option, by its index where it is one: {"die": 2}, {"effect": 0},
/// {"rank": "corps"}, {"turn": "pass"}, {"command_card": 1}, {"mission": "secondary"}, {"side":
/// "near"}, {"battle_card": 0}. For programs that answer by what an option is.
nlohmann::json saidInFull(const Option& option);
/// Reads what either of them wrote; none where it is no such object.
std::optional<Option> optionFromJson(const nlohmann::json& json);

}  // namespace sightline::engine
