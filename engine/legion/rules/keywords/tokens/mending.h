/// Card actions that remove tokens from an allied unit or Restore its miniatures: Treat and Repair.
/// Private to engine/legion/rules/keywords.
#pragma once
#include <vector>

#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {

/// The differences between Treat and Repair.
struct Mending {
    std::vector<Token> tokens;  ///< tokens that the action removes, besides wound tokens
    bool (*mends)(UnitType type);
    /// True for Repair: units that cannot be Repaired (Unconcerned) get no help at all.
    bool repairs = false;
};

/// Offers one action for each instance of the keyword on the unit card and on the unit's other
/// cards. Each action puts wound tokens on the card of its instance.
void offerMending(const Battle& battle, const Bearer& bearer, OfferCardActions& point,
                  const Mending& mending);

}  // namespace sightline::engine::keywords
