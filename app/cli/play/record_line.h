/// The record in English words and as JSON, without Qt: one line or one object for each ruling.
#pragma once
#include <nlohmann/json.hpp>
#include <string>

#include "engine/legion/rules/asking/record.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::app {

/// "Stormtroopers 2 suffers 1 wound (miniature 3)": actor, action and target, with numbers and
/// dice. The text is the same at any time, for any view of that game. Lengths are in inches with 2
/// decimals at most.
std::string recordLine(const engine::Ruling& ruling, const engine::View& view);

/// {"happening", "verdict", "line", "round", "page"?, "section"?, "player"?, "unit"?, "other"?,
/// "mini"?: {"id", "name"}, "action"?, "numbers"?: {name: value}, "dice"?: [{"die", "face"}],
/// "witness"?: [[x, y, z], [x, y, z]], "pieces"?: [ids], "answers_before"}. Numbers have 4 decimals
/// at most.
nlohmann::json recordEntry(const engine::Ruling& ruling, const engine::View& view);

}  // namespace sightline::app
