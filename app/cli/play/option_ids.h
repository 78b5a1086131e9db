/// Options of `sightline-cli play` by what they are: cards and effects by id, never by their place
/// in a list that stands elsewhere.
#pragma once
#include <nlohmann/json.hpp>

#include "engine/asking/answer.h"
#include "engine/asking/question.h"
#include "geometry/measure/result.h"

namespace sightline::app {

/// {"unit": 6}, {"command_card": "ambush"}, {"effect": "Inspire:3"}, {"card_action":
/// "bacta-capsules", "cost": 0}, {"battle_card": "breakthrough"}. Of options with one id the second
/// is "id#2". What has no id is said by its place.
nlohmann::json optionJson(const engine::Option& option, const engine::Question& question);

/// A line that says ids, with the places that answers have: in "chosen" of a pick, several picks or
/// a draw. Problems: an id that is not offered, with the nearest one that is.
Result<nlohmann::json> withPlaces(nlohmann::json line, const engine::Question& question);

/// An answer as it can be sent again, with everything that was chosen by what it is.
nlohmann::json answerJson(const engine::Answer& answer, const engine::Question& question);

}  // namespace sightline::app
