/// Counts the cards of the catalogue: the cards that the game applies, and the cards that the
/// players apply by hand.
#pragma once
#include <string>
#include <vector>

#include "engine/legion/lists/catalogue/catalogue.h"

namespace sightline::engine {

/// The counts for one kind of card. A unit or counterpart counts as `byData` if the game applies
/// all of its keywords. Keywords are also counted separately, as their own kind.
struct CardCounts {
    std::string kind;
    int total = 0;
    int byData = 0;         ///< the data contain the complete effect of the card
    int byDataAsKnown = 0;  ///< the data look complete, but no source contains the card's text
    int byCode = 0;
    int byHand = 0;   ///< the players apply a part of the effect, and the game reminds the players
    int unknown = 0;  ///< no source gives the effect; the players read the printed card
};

/// One entry each for units, counterparts, upgrades, command cards, battle cards, battle forces and
/// keywords.
std::vector<CardCounts> countCards(const Catalogue& catalogue);

/// The number of values in the catalogue that have a mark, for each kind of mark.
std::vector<std::pair<Mark::Kind, int>> countMarks(const Catalogue& catalogue);

}  // namespace sightline::engine
