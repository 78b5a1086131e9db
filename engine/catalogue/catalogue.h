/// Every card there is: the product's own and those of the packs that are switched on.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "engine/catalogue/cards.h"

namespace sightline::engine {

/// Unchangeable once read. Pointers into it are good while it lives and is not moved from.
struct Catalogue {
    std::string rulesDate;   ///< of the stats: the date of the rules that they follow
    std::string pointsDate;  ///< of the points revision
    std::vector<UnitEntry> units;
    std::vector<CounterpartCard> counterparts;
    std::vector<UpgradeCard> upgrades;
    std::vector<CommandEntry> commands;
    std::vector<BattleEntry> battleCards;
    std::vector<BattleForce> battleForces;
    std::vector<PointsChange> pointsChanges;
    std::vector<SpecialSlot> specialSlots;
    std::vector<KeywordEntry> keywords;
    std::vector<std::string> packs;  ///< names of the packs on top, in order

    /// By id; none when there is no such card. Ids are unique within their kind.
    const UnitEntry* unit(std::string_view id) const;
    const CounterpartCard* counterpart(std::string_view id) const;
    const UpgradeCard* upgrade(std::string_view id) const;
    const CommandEntry* command(std::string_view id) const;
    const BattleEntry* battleCard(std::string_view id) const;
    const BattleForce* battleForce(std::string_view id) const;
    const KeywordEntry* keyword(std::string_view name) const;

    /// Called once by the reader when everything is in place.
    void index();

  private:
    using Index = std::vector<std::pair<std::string, std::size_t>>;  // sorted by id
    Index unitIndex_, counterpartIndex_, upgradeIndex_, commandIndex_, battleIndex_, forceIndex_,
        keywordIndex_;
};

/// The ids of one kind, for "did you mean".
template <class Card>
std::vector<std::string> idsOf(const std::vector<Card>& cards) {
    std::vector<std::string> ids;
    ids.reserve(cards.size());
    for (const Card& card : cards) ids.push_back(card.facts.id);
    return ids;
}

}  // namespace sightline::engine
