/// How much of the catalogue the game plays by itself, and how much the players carry out.
#pragma once
#include <string>
#include <vector>

#include "engine/catalogue/catalogue.h"

namespace sightline::engine {

/// Cards of one kind. A unit or counterpart is by data when the game plays all of its keywords.
/// Keywords themselves are counted once more, as a kind of their own.
struct CardCounts {
    std::string kind;
    int total = 0;
    int byData = 0;         ///< everything that the card itself says is in its record
    int byDataAsKnown = 0;  ///< looks complete, but no source has the card's text
    int byCode = 0;
    int byHand = 0;   ///< something on it is for the players, who are reminded
    int unknown = 0;  ///< its effect is in no source: by hand, from the printed card
};

/// Units, counterparts, upgrades, command cards, battle cards, battle forces, keywords.
std::vector<CardCounts> countCards(const Catalogue& catalogue);

/// How many values of each kind of doubt the cards carry.
std::vector<std::pair<Mark::Kind, int>> countMarks(const Catalogue& catalogue);

}  // namespace sightline::engine
