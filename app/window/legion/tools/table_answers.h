/// Maps a click on the table to an option of the open question.
#pragma once
#include <optional>
#include <set>

#include "engine/legion/rules/game/game.h"

namespace sightline::app {

/// A click on a unit or miniature answers the question, such as for a defender or for the miniature
/// that suffers a wound.
bool answeredByClick(const engine::Question& question);
/// Its options are single miniatures, not whole units.
bool namesMiniatures(const engine::Question& question);
/// The option for this miniature; none when it is not offered.
std::optional<int> optionOf(const engine::Question& question, const engine::MiniView& mini);
std::optional<int> optionOf(const engine::Question& question, engine::UnitId unit);
/// Several units answer the question: each click chooses a unit or unticks it.
bool choosesUnitsByClick(const engine::Question& question);
/// All miniatures that answer the question when clicked.
std::set<engine::MiniId> clickable(const engine::Question& question, const engine::View& view);

}  // namespace sightline::app
