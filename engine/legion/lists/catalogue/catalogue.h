/// The catalogue: all cards of the product, and of the packs that are switched on.
#pragma once
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/legion/basics/editions/edition.h"
#include "engine/legion/lists/catalogue/cards.h"

namespace sightline::engine {

/// All cards. A catalogue does not change after it was read. Pointers into the catalogue are valid
/// until the catalogue is destroyed or moved.
struct Catalogue {
    std::string rulesDate;   ///< date of the rules to which the stats belong
    std::string pointsDate;  ///< date of the points revision to which the prices belong
    std::vector<UnitEntry> units;
    std::vector<CounterpartCard> counterparts;
    std::vector<UpgradeCard> upgrades;
    std::vector<CommandEntry> commands;
    std::vector<BattleEntry> battleCards;
    std::vector<BattleForce> battleForces;
    std::vector<PointsChange> pointsChanges;
    std::vector<SpecialSlot> specialSlots;
    std::vector<KeywordEntry> keywords;
    std::vector<std::string> packs;  ///< names of the added packs, in the order of the packs
    /// A catalogue for each other edition, by the id of the edition. It contains only the cards of
    /// this edition. A card has the same id as today's card, but the numbers of its own edition.
    std::map<std::string, std::shared_ptr<const Catalogue>> editions;

    /// The cards for armies of an edition. Returns this catalogue if the edition has no cards of
    /// its own.
    const Catalogue& of(const Edition& edition) const;

    /// Finds a card by its id. Null if no card has the id. Ids are unique within one kind of card.
    const UnitEntry* unit(std::string_view id) const;
    const CounterpartCard* counterpart(std::string_view id) const;
    const UpgradeCard* upgrade(std::string_view id) const;
    const CommandEntry* command(std::string_view id) const;
    const BattleEntry* battleCard(std::string_view id) const;
    const BattleForce* battleForce(std::string_view id) const;
    const KeywordEntry* keyword(std::string_view name) const;

    /// Builds the indexes by id. The reader calls this once, after all cards were added.
    void index();

  private:
    // Ids with their positions, sorted by id.
    using Index = std::vector<std::pair<std::string, std::size_t>>;
    Index unitIndex_, counterpartIndex_, upgradeIndex_, commandIndex_, battleIndex_, forceIndex_,
        keywordIndex_;
};

/// The ids of all cards of one kind, for the hint "did you mean".
template <class Card>
std::vector<std::string> idsOf(const std::vector<Card>& cards) {
    std::vector<std::string> ids;
    ids.reserve(cards.size());
    for (const Card& card : cards) ids.push_back(card.facts.id);
    return ids;
}

}  // namespace sightline::engine
