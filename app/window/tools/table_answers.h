/// Which option of the open question a click on the table means.
#pragma once
#include <optional>
#include <set>

#include "engine/game/game.h"

namespace sightline::app {

/// The question asks for a unit or miniature to be shown with a click: a defender, who takes a
/// wound.
bool answeredByClick(const engine::Question& question);
/// Its options are single miniatures, not whole units.
bool namesMiniatures(const engine::Question& question);
/// The option that this miniature stands for; none when it is not on offer.
std::optional<int> optionOf(const engine::Question& question, const engine::MiniView& mini);
std::optional<int> optionOf(const engine::Question& question, engine::UnitId unit);
/// Several units answer it, and each click chooses one or takes it back.
bool choosesUnitsByClick(const engine::Question& question);
/// All miniatures that a click may mean.
std::set<engine::MiniId> clickable(const engine::Question& question, const engine::View& view);

}  // namespace sightline::app
