/// The battle cards of two decks and their effects, for the tooltip of the mission in the dialog of
/// a new game.
#pragma once
#include <QString>
#include <array>
#include <nlohmann/json.hpp>

#include "engine/legion/lists/catalogue/catalogue.h"

namespace sightline::app {

/// Each battle card of the decks once: its name, its kind and its effects, as rich text. Cards that
/// the catalogue does not contain are left out.
QString deckWords(const std::array<nlohmann::json, 2>& decks, const engine::Catalogue& catalogue);

}  // namespace sightline::app
