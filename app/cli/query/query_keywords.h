/// "keywords" in the requests about moves: those of the unit that moves, as its card prints them.
#pragma once
#include <string>
#include <vector>

#include "engine/catalogue/unit_card.h"
#include "engine/json/json_reader.h"

namespace sightline::app {

/// An optional list such as ["Speeder 1", "Hover: Air 1"]. A unit's whole list may be given: those
/// that change no Move are passed over. Refuses unknown ones with the nearest right name, and those
/// that lack what a card prints with them.
std::vector<engine::KeywordText> readUnitKeywords(const engine::JsonAt& request);

/// Which moves are judged and how keywords are named, for `query --help`.
std::string movesHelp();

}  // namespace sightline::app
