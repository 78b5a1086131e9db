/// Coverage counts of the catalogue: how many cards the game applies by itself and how many the
/// players apply by hand.
#pragma once
#include <string>
#include <vector>

#include "engine/legion/lists/catalogue/catalogue.h"

namespace sightline::engine {

/// Counts for cards of one kind. A unit or counterpart counts as `byData` when the game applies all
/// of its keywords. Keywords are counted again as a kind of their own.
struct CardCounts {
    std::string kind;
    int total = 0;
    int byData = 0;         ///< the record holds the whole effect of the card
    int byDataAsKnown = 0;  ///< the record looks complete, but no source has the card's text
    int byCode = 0;
    int byHand = 0;   ///< the players apply part of it and are reminded
    int unknown = 0;  ///< no source gives the effect: players read the printed card
};

/// One entry each for units, counterparts, upgrades, command cards, battle cards, battle forces and
/// keywords.
std::vector<CardCounts> countCards(const Catalogue& catalogue);

/// The number of marked values in the catalogue, by kind of mark.
std::vector<std::pair<Mark::Kind, int>> countMarks(const Catalogue& catalogue);

}  // namespace sightline::engine
