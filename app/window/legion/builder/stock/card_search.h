/// Full-text search over cards: by name, keyword, weapon, rank or points.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "engine/legion/lists/catalogue/cards.h"

namespace sightline::app {

/// The texts and numbers of a card in which the search looks.
struct Findable {
    std::string text;       ///< all texts of the card, in lower case without accents
    int points = -1;        ///< price in points; -1 if the card has no price
    std::string name = {};  ///< name and title, in lower case without accents
};
Findable findable(const engine::UnitEntry& entry);
Findable findable(const engine::UpgradeCard& card, int points);
Findable findable(const engine::CommandEntry& card);
Findable findable(const engine::BattleEntry& card);

/// A search request. A card is found if it contains all the words, in any order, such as "jump
/// pierce". A number with a comparison sign limits the points of the card: "<60", "<=60", ">100",
/// ">=100", "=75", "40-60".
class CardSearch {
  public:
    explicit CardSearch(std::string_view typed);
    bool finds(const Findable& card) const;
    /// True if the name of the card contains all words of the request. False for a request without
    /// words.
    bool names(const Findable& card) const;
    bool empty() const { return words_.empty() && most_ == none && least_ == 0; }

  private:
    static constexpr int none = 100000;
    bool readPoints(std::string_view word);
    std::vector<std::string> words_;
    int least_ = 0, most_ = none;
};

}  // namespace sightline::app
