/// Finding cards by the names that people and other programs write.
#pragma once
#include <map>
#include <optional>
#include <set>

#include "engine/exchange/exchange_table.h"
#include "engine/exchange/known_names.h"

namespace sightline::engine {

/// What is known about an upgrade besides its name.
struct NameHint {
    std::string faction;  ///< of the army; empty: not known yet
    std::optional<int> points{};
    const UnitEntry* unit = nullptr;       ///< that is to carry it
    const CounterpartCard* counterpart{};  ///< that is to carry it
};

/// Names of every kind of card: name with title, the mod's name, the name in lists, names of
/// earlier editions, the name alone. A name that nothing has exactly is looked for by its careless
/// spelling. Making it costs as much as reading many lists: who reads several keeps it.
class CardNames {
  public:
    /// Both must outlive it, where they are.
    CardNames(const Catalogue& catalogue, const ExchangeTable& table);
    CardNames(Catalogue&&, const ExchangeTable&) = delete;
    CardNames(const Catalogue&, ExchangeTable&&) = delete;

    const Catalogue& catalogue() const { return *catalogue_; }
    const ExchangeTable& table() const { return *table_; }

    /// Every unit and counterpart of that name, in the order of the catalogue.
    std::vector<const UnitEntry*> units(std::string_view name) const;
    std::vector<const CounterpartCard*> counterparts(std::string_view name) const;
    /// The best card of that name; null when none has it.
    const UpgradeCard* upgrade(std::string_view name, const NameHint& hint) const;
    /// The one card that the unit of the hint could carry whose name begins with these words, as
    /// "DLT-19 Stormtrooper" with "DLT-19"; null when there are none or several, or when a unit's
    /// name begins so.
    const UpgradeCard* upgradeInShort(std::string_view name, const NameHint& hint) const;
    const CommandEntry* command(std::string_view name) const;
    const BattleEntry* battleCard(std::string_view name, bool recon) const;
    const BattleForce* battleForce(std::string_view name) const;

    /// Could a unit of that name carry an upgrade of this one? By requirement and slot.
    bool couldCarry(std::string_view unit, std::string_view upgrade) const;

    /// Is that unit on the list of a mercenary or mandalorian battle force?
    bool isOfForces(const std::string& unit, const std::string& faction) const;

    /// What a card is called now that had that name in an earlier edition; empty for names in use.
    std::string nameNow(std::string_view name) const;

    /// "no card has this name (did you mean ...?)".
    Message reasonFor(std::string_view name, ExchangeCard::Kind kind) const;

    const KnownNames& known() const { return known_; }

  private:
    template <class Card>
    struct Named {
        std::multimap<std::string, const Card*> exact, loose;
    };
    template <class Card>
    void add(Named<Card>& names, unsigned kind, const std::string& name, const Card& card,
             bool withMarks = false);
    template <class Card>
    void addAll(Named<Card>& names, unsigned kind, const Card& card, const ExchangeCard* exchange);
    void addRenamed(const Catalogue& catalogue, const ExchangeTable& table);

    const Catalogue* catalogue_;
    const ExchangeTable* table_;
    KnownNames known_;
    Named<UnitEntry> units_;
    Named<CounterpartCard> counterparts_;
    Named<UpgradeCard> upgrades_;
    Named<CommandEntry> commands_;
    Named<BattleEntry> battleCards_;
    Named<BattleForce> forces_;
    std::set<std::string> unitBeginnings_;  ///< whole words, carelessly spelled
    std::multimap<std::string, const UpgradeCard*> upgradeBeginnings_;
    std::map<std::string, std::string> renamed_;  ///< folded old name to the name now
};

}  // namespace sightline::engine
