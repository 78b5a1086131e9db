/// The catalogue: every card of the product and of the packs that are switched on.
#pragma once
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/legion/basics/editions/edition.h"
#include "engine/legion/lists/catalogue/cards.h"

namespace sightline::engine {

/// Immutable after reading. Pointers into the catalogue stay valid until it is destroyed or moved
/// from.
struct Catalogue {
    std::string rulesDate;   ///< date of the rules that the stats follow
    std::string pointsDate;  ///< date of the points revision
    std::vector<UnitEntry> units;
    std::vector<CounterpartCard> counterparts;
    std::vector<UpgradeCard> upgrades;
    std::vector<CommandEntry> commands;
    std::vector<BattleEntry> battleCards;
    std::vector<BattleForce> battleForces;
    std::vector<PointsChange> pointsChanges;
    std::vector<SpecialSlot> specialSlots;
    std::vector<KeywordEntry> keywords;
    std::vector<std::string> packs;  ///< names of the added packs, in their order
    /// The cards of other editions, by the edition's id: only those that the edition had, under the
    /// ids of today's cards, with the numbers of their year.
    std::map<std::string, std::shared_ptr<const Catalogue>> editions;

    /// The cards that armies of that edition are built from; this catalogue if it has no others.
    const Catalogue& of(const Edition& edition) const;

    /// Finds a card by its id; null if there is no such card. Ids are unique within their kind.
    const UnitEntry* unit(std::string_view id) const;
    const CounterpartCard* counterpart(std::string_view id) const;
    const UpgradeCard* upgrade(std::string_view id) const;
    const CommandEntry* command(std::string_view id) const;
    const BattleEntry* battleCard(std::string_view id) const;
    const BattleForce* battleForce(std::string_view id) const;
    const KeywordEntry* keyword(std::string_view name) const;

    /// Builds the indexes. The reader calls it once after all cards are added.
    void index();

  private:
    using Index = std::vector<std::pair<std::string, std::size_t>>;  // sorted by id
    Index unitIndex_, counterpartIndex_, upgradeIndex_, commandIndex_, battleIndex_, forceIndex_,
        keywordIndex_;
};

/// The ids of all cards of one kind, for "did you mean".
template <class Card>
std::vector<std::string> idsOf(const std::vector<Card>& cards) {
    std::vector<std::string> ids;
    ids.reserve(cards.size());
    for (const Card& card : cards) ids.push_back(card.facts.id);
    return ids;
}

}  // namespace sightline::engine
