/// The boxes of the cards Bring Them to Heel and Sweep and Clear. A player marks each box at most
/// once in the game, at most one in each round, and scores for it.
#pragma once
#include <array>
#include <string>
#include <vector>

#include "engine/legion/lists/catalogue/battle_card.h"
#include "engine/legion/rules/asking/record.h"
#include "geometry/base/message.h"

namespace sightline::engine {

struct ScoringBox {
    int line = 0;  ///< number of the box on the card
    int points = 0;
    Message reason{};  ///< the event for which a player marks the box
};
/// The boxes of the battle card with this id, in the order of the card. Empty: it has no boxes.
std::vector<ScoringBox> boxesOf(const std::string& card);
/// The box of the card with this number. The card must have the box.
ScoringBox boxOf(const std::string& card, int line);

struct MarkedBox {
    ScoringBox box;
    std::array<bool, 2> marked{};  ///< the players who have marked the box, indexed by Player
};
/// The boxes of the card and the marks that the record contains. Empty if the game does not apply
/// the card.
std::vector<MarkedBox> markedBoxes(const BattleCard& card, const Record& record);

}  // namespace sightline::engine
