/// The entries of the game record as English text and as JSON, without Qt. Each entry is one line
/// or one object.
#pragma once
#include <nlohmann/json.hpp>
#include <string>

#include "engine/legion/rules/asking/record.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::app {

/// One record entry as a line, such as "Stormtroopers 2 suffers 1 wound (miniature 3)": actor,
/// action and target, with numbers and dice. The text does not depend on the time or on the player
/// who views the game. Lengths are in inches: 2 decimals, 4 close to a mark of the range tool, and
/// none for whole inches.
std::string recordLine(const engine::Ruling& ruling, const engine::View& view);

/// One record entry as JSON: {"happening", "verdict", "line", "round", "page"?, "section"?,
/// "player"?, "unit"?, "other"?, "mini"?: {"id", "name"}, "action"?, "numbers"?: {name: value},
/// "dice"?: [{"die", "face"}], "witness"?: [[x, y, z], [x, y, z]], "pieces"?: [ids],
/// "answers_before"}. Numbers have at most 4 decimals.
nlohmann::json recordEntry(const engine::Ruling& ruling, const engine::View& view);

}  // namespace sightline::app
