/// Converts a click on the table to an option of the open question.
#pragma once
#include <optional>
#include <set>

#include "engine/legion/rules/game/game.h"

namespace sightline::app {

/// True if a click on a unit or miniature answers the question. Examples are the choice of a
/// defender, and of the miniature that suffers a wound.
bool answeredByClick(const engine::Question& question);
/// True if the options are single miniatures and not whole units.
bool namesMiniatures(const engine::Question& question);
/// The option for this miniature. Empty if it is not offered.
std::optional<int> optionOf(const engine::Question& question, const engine::MiniView& mini);
std::optional<int> optionOf(const engine::Question& question, engine::UnitId unit);
/// True if several units answer the question. Each click then ticks or unticks a unit.
bool choosesUnitsByClick(const engine::Question& question);
/// All miniatures that answer the question when a player clicks them.
std::set<engine::MiniId> clickable(const engine::Question& question, const engine::View& view);

}  // namespace sightline::app
