/// Converts a click on the table to an answer of the open question.
#pragma once
#include <optional>
#include <set>

#include "engine/legion/rules/game/game.h"

namespace sightline::app {

/// True if a click on a unit or a miniature answers the question, such as a question for the
/// defender.
bool answeredByClick(const engine::Question& question);
/// True if the options are single miniatures and not whole units.
bool namesMiniatures(const engine::Question& question);
/// The index of the option for this miniature, unit or action. Empty if the question does not offer
/// this option.
std::optional<int> optionOf(const engine::Question& question, const engine::MiniView& mini);
std::optional<int> optionOf(const engine::Question& question, engine::UnitId unit);
std::optional<int> optionOf(const engine::Question& question, engine::Action action);
/// True if the answer has several units. Each click then adds a unit to the answer or removes it.
bool choosesUnitsByClick(const engine::Question& question);
/// All miniatures that players can click to answer the question.
std::set<engine::MiniId> clickable(const engine::Question& question, const engine::View& view);

}  // namespace sightline::app
