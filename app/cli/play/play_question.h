/// A question of `sightline-cli play` as JSON: the question, its player, and every legal option as
/// text and by id.
#pragma once
#include <nlohmann/json.hpp>
#include <string>

#include "engine/legion/rules/asking/question.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::app {

/// An option as text: "Stormtroopers 2", "Aim", "Stormtroopers 2 miniature 3: E-11".
std::string optionText(const engine::Option& option, const engine::Question& question,
                       const engine::View& view);

/// A question as JSON: {"event": "question", "number", "player", "ask", "page"?, "heading"?,
/// "form", "unit"?, "keyword"?, "card"?, "options"?, "names"?, "least"?, "most"?, "roll"?, "dice"?,
/// "bounds"?, "secret"?}. `view` is the view of the player who is asked.
nlohmann::json questionEvent(const engine::Question& question, const engine::View& view,
                             std::size_t number);

}  // namespace sightline::app
