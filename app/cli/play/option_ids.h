/// Ids for the options of `sightline-cli play`. A card or an effect is named by its id, not by its
/// index in a list of the question.
#pragma once
#include <nlohmann/json.hpp>

#include "engine/legion/rules/asking/answer.h"
#include "engine/legion/rules/asking/question.h"
#include "geometry/base/result.h"

namespace sightline::app {

/// An option as JSON: {"unit": 6}, {"command_card": "ambush"}, {"effect": "Inspire:3"},
/// {"card_action": "bacta-capsules", "cost": 0}, {"battle_card": "breakthrough"}. The second option
/// with the same id is "id#2". If an option has no id, its index names it.
nlohmann::json optionJson(const engine::Option& option, const engine::Question& question);

/// Replaces the ids in an answer by indices of options: in the member "chosen" of a pick, of
/// several picks and of a draw. Problems: an id is not offered (the problem names the nearest
/// offered id).
Result<nlohmann::json> withPlaces(nlohmann::json line, const engine::Question& question);

/// The answer as a line that can be sent again. Every choice is named by id.
nlohmann::json answerJson(const engine::Answer& answer, const engine::Question& question);

}  // namespace sightline::app
