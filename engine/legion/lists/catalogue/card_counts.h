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
    int byData = 0;  ///< number of cards whose data contain the complete effect
    /// Number of cards with data that look complete. No source contains the text of these cards.
    int byDataAsKnown = 0;
    int byCode = 0;
    /// Number of cards that the players apply, completely or in part, with reminders by the game.
    int byHand = 0;
    /// Number of cards whose effect no source gives; the players read the printed card.
    int unknown = 0;
};

/// The counts: one entry each for units, counterparts, upgrades, command cards, battle cards,
/// battle forces and keywords.
std::vector<CardCounts> countCards(const Catalogue& catalogue);

/// The number of values in the catalogue that have a mark of doubt, for each kind of mark.
std::vector<std::pair<Mark::Kind, int>> countMarks(const Catalogue& catalogue);

}  // namespace sightline::engine
