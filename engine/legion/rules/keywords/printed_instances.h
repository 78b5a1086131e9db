/// The instances of a keyword, each with the card on which it is printed. The current card of a
/// unit keeps equal instances as one. Private to engine/legion/rules/keywords.
#pragma once
#include <vector>

#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {

struct PrintedInstance {
    KeywordText text;
    WhichCard card{};  ///< empty: the unit card
};

/// The instances on the unit card, and on the cards of the unit whose rules apply now.
std::vector<PrintedInstance> printedInstances(const Battle& battle, const Bearer& bearer);

}  // namespace sightline::engine::keywords
