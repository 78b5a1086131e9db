/// Finds the instances of a keyword on the cards of a unit. The current card of a unit keeps only
/// one of several equal instances; this file keeps all of them. Private to
/// engine/legion/rules/keywords.
#pragma once
#include <vector>

#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {

struct PrintedInstance {
    KeywordText text;
    WhichCard card{};  ///< card with the instance; empty: the unit card
};

/// The instances of the bearer's keyword on the unit card and on the unit's other cards whose rules
/// apply now.
std::vector<PrintedInstance> printedInstances(const Battle& battle, const Bearer& bearer);

}  // namespace sightline::engine::keywords
