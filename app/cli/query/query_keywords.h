/// The member "keywords" of requests about moves: the keywords of the moving unit, as its card
/// prints them.
#pragma once
#include <string>
#include <vector>

#include "engine/legion/lists/catalogue/unit_card.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::app {

/// Reads an optional list such as ["Speeder 1", "Hover: Air 1"]. The list may contain all keywords
/// of the unit. Keywords that have no effect on a Move are ignored. An unknown keyword is refused,
/// and the error names the nearest valid name. A keyword without its printed value is refused, too.
std::vector<engine::KeywordText> readUnitKeywords(const engine::JsonAt& request);

/// Text for `query --help`: the supported moves, and the form of keywords.
std::string movesHelp();

}  // namespace sightline::app
