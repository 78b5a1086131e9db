/// What cards and keywords do, in our own words.
#pragma once
#include <string>

namespace sightline::engine {

/// Shared by everything that prints the keyword, or carries the card.
struct CardHelp {
    std::string text;  ///< empty: a pack gives none
    int page = 0;      ///< of the core rulebook; 0: it is not in there
};

}  // namespace sightline::engine
