/// The record in English and as JSON, without Qt. Each ruling is one line or one object.
#pragma once
#include <nlohmann/json.hpp>
#include <string>

#include "engine/legion/rules/asking/record.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::app {

/// "Stormtroopers 2 suffers 1 wound (miniature 3)": actor, action and target, with numbers and
/// dice. For any view of the same game, the text is the same at any time. Lengths are in inches
/// with at most 2 decimals, a range near a line of the range tool with 4.
std::string recordLine(const engine::Ruling& ruling, const engine::View& view);

/// {"happening", "verdict", "line", "round", "page"?, "section"?, "player"?, "unit"?, "other"?,
/// "mini"?: {"id", "name"}, "action"?, "numbers"?: {name: value}, "dice"?: [{"die", "face"}],
/// "witness"?: [[x, y, z], [x, y, z]], "pieces"?: [ids], "answers_before"}. Numbers have at most 4
/// decimals.
nlohmann::json recordEntry(const engine::Ruling& ruling, const engine::View& view);

}  // namespace sightline::app
