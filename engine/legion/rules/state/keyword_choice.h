/// KeywordChoice: a choice that a keyword gives to the attacker.
#pragma once
#include "engine/legion/basics/keyword.h"

namespace sightline::engine {

/// A choice that the attacker made for a keyword and an attack pool.
struct KeywordChoice {
    Keyword keyword{};
    int number = 1;  ///< the chosen number; 1: the player chose to use the keyword
    bool operator==(const KeywordChoice&) const = default;
};

}  // namespace sightline::engine
