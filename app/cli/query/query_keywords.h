/// The member "keywords" of requests about moves: the keywords of the moving unit, as its card
/// prints them.
#pragma once
#include <string>
#include <vector>

#include "engine/legion/lists/catalogue/unit_card.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::app {

/// An optional list such as ["Speeder 1", "Hover: Air 1"]. It may be the unit's whole list:
/// keywords without effect on a Move are ignored. Refuses unknown keywords with the nearest valid
/// name, and keywords without the value that a card prints with them.
std::vector<engine::KeywordText> readUnitKeywords(const engine::JsonAt& request);

/// The supported moves and the form of keywords, for `query --help`.
std::string movesHelp();

}  // namespace sightline::app
