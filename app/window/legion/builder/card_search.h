/// Full-text search over cards: names, keywords, weapons, ranks, points.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "engine/legion/lists/catalogue/cards.h"

namespace sightline::app {

/// The searchable data of a card.
struct Findable {
    std::string text;       ///< text of the card, in folded form
    int points = -1;        ///< -1: the card has no price
    std::string name = {};  ///< name and title, in folded form
};
Findable findable(const engine::UnitEntry& entry);
Findable findable(const engine::UpgradeCard& card, int points);
Findable findable(const engine::CommandEntry& card);
Findable findable(const engine::BattleEntry& card);

/// A query. All its words must occur in the card, in any order: "jump pierce". A number with a sign
/// limits the points: "<60", "<=60", ">100", ">=100", "=75", "40-60".
class CardSearch {
  public:
    explicit CardSearch(std::string_view typed);
    bool finds(const Findable& card) const;
    /// True if the name contains all words. False for a query without words.
    bool names(const Findable& card) const;
    bool empty() const { return words_.empty() && most_ == none && least_ == 0; }

  private:
    static constexpr int none = 100000;
    bool readPoints(std::string_view word);
    std::vector<std::string> words_;
    int least_ = 0, most_ = none;
};

}  // namespace sightline::app
