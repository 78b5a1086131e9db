/// Ids for the options of `sightline-cli play`: cards and effects are named by id, never by an
/// index into another list.
#pragma once
#include <nlohmann/json.hpp>

#include "engine/legion/rules/asking/answer.h"
#include "engine/legion/rules/asking/question.h"
#include "geometry/base/result.h"

namespace sightline::app {

/// {"unit": 6}, {"command_card": "ambush"}, {"effect": "Inspire:3"}, {"card_action":
/// "bacta-capsules", "cost": 0}, {"battle_card": "breakthrough"}. The second option with the same
/// id is "id#2". An option without an id is named by its index.
nlohmann::json optionJson(const engine::Option& option, const engine::Question& question);

/// Replaces the ids in a line by option indices, as answers have them: in "chosen" of a pick,
/// several picks or a draw. Problems: an id that is not offered, with the nearest offered id.
Result<nlohmann::json> withPlaces(nlohmann::json line, const engine::Question& question);

/// An answer that can be sent again; every choice is named by id.
nlohmann::json answerJson(const engine::Answer& answer, const engine::Question& question);

}  // namespace sightline::app
