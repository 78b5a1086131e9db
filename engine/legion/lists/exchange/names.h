/// Card lookup by the names that people and other programs write.
#pragma once
#include <map>
#include <optional>
#include <set>

#include "engine/legion/lists/exchange/exchange_table.h"
#include "engine/legion/lists/exchange/known_names.h"

namespace sightline::engine {

/// Facts about an upgrade besides its name.
struct NameHint {
    std::string faction;  ///< of the army; empty: unknown yet
    std::optional<int> points{};
    const UnitEntry* unit = nullptr;       ///< the bearer
    const CounterpartCard* counterpart{};  ///< the bearer
};

/// Name index for every kind of card: name with title, the mod's name, the name in lists, names
/// from earlier editions, the bare name. Without an exact match the lookup uses the careless
/// spelling. Construction costs as much as the import of many lines, so callers that read several
/// lists keep the index.
class CardNames {
  public:
    /// The catalogue and the table must outlive the object.
    CardNames(const Catalogue& catalogue, const ExchangeTable& table);
    CardNames(Catalogue&&, const ExchangeTable&) = delete;
    CardNames(const Catalogue&, ExchangeTable&&) = delete;

    const Catalogue& catalogue() const { return *catalogue_; }
    const ExchangeTable& table() const { return *table_; }

    /// Every unit and counterpart of that name, in the order of the catalogue.
    std::vector<const UnitEntry*> units(std::string_view name) const;
    std::vector<const CounterpartCard*> counterparts(std::string_view name) const;
    /// The best card of that name; null if there is none.
    const UpgradeCard* upgrade(std::string_view name, const NameHint& hint) const;
    /// The only upgrade that the hint's unit could carry whose name begins with these words:
    /// "DLT-19" for "DLT-19 Stormtrooper". Null if there is none or several, or if a unit's name
    /// begins with them.
    const UpgradeCard* upgradeInShort(std::string_view name, const NameHint& hint) const;
    const CommandEntry* command(std::string_view name) const;
    const BattleEntry* battleCard(std::string_view name, bool recon) const;
    const BattleForce* battleForce(std::string_view name) const;

    /// True if a unit of that name could carry an upgrade of that name, by requirement and slot.
    bool couldCarry(std::string_view unit, std::string_view upgrade) const;

    /// True if a mercenary or mandalorian battle force lists that unit.
    bool isOfForces(const std::string& unit, const std::string& faction) const;

    /// The current name of a card that had that name in an earlier edition; empty for current
    /// names.
    std::string nameNow(std::string_view name) const;

    /// "no card has this name (did you mean ...?)".
    Message reasonFor(std::string_view name, ExchangeCard::Kind kind) const;

    const KnownNames& known() const { return known_; }

  private:
    template <class Card>
    struct NameIndex {
        std::multimap<std::string, const Card*> exact, loose;
    };
    template <class Card>
    void add(NameIndex<Card>& names, unsigned kind, const std::string& name, const Card& card,
             bool withMarks = false);
    template <class Card>
    void addAll(NameIndex<Card>& names, unsigned kind, const Card& card,
                const ExchangeCard* exchange);
    void addRenamed(const Catalogue& catalogue, const ExchangeTable& table);

    const Catalogue* catalogue_;
    const ExchangeTable* table_;
    KnownNames known_;
    NameIndex<UnitEntry> units_;
    NameIndex<CounterpartCard> counterparts_;
    NameIndex<UpgradeCard> upgrades_;
    NameIndex<CommandEntry> commands_;
    NameIndex<BattleEntry> battleCards_;
    NameIndex<BattleForce> forces_;
    std::set<std::string> unitBeginnings_;  ///< whole words in careless spelling
    std::multimap<std::string, const UpgradeCard*> upgradeBeginnings_;
    std::map<std::string, std::string> renamed_;  ///< from folded old name to current name
};

}  // namespace sightline::engine
