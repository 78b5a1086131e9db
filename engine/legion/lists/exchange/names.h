/// Finds cards by the names that people and other programs use.
#pragma once
#include <map>
#include <optional>
#include <set>

#include "engine/legion/lists/exchange/exchange_table.h"
#include "engine/legion/lists/exchange/known_names.h"

namespace sightline::engine {

/// The facts about a listed upgrade that help to find the card, besides its name.
struct NameHint {
    std::string faction;  ///< faction of the army; empty: not known yet
    std::optional<int> points{};
    const UnitEntry* unit = nullptr;       ///< the unit that has the upgrade
    const CounterpartCard* counterpart{};  ///< the counterpart that has the upgrade
};

/// An index of the names of all cards: name with title, name in the mod, name in lists, names from
/// earlier editions, name without title. If no name matches exactly, careless spelling is allowed.
/// The construction takes as long as the import of many lines, so a caller that reads several lists
/// should keep the index.
class CardNames {
  public:
    /// The catalogue and the table must exist longer than this index.
    CardNames(const Catalogue& catalogue, const ExchangeTable& table);
    CardNames(Catalogue&&, const ExchangeTable&) = delete;
    CardNames(const Catalogue&, ExchangeTable&&) = delete;

    const Catalogue& catalogue() const { return *catalogue_; }
    const ExchangeTable& table() const { return *table_; }

    /// All units with the given name, in the order of the catalogue. `counterparts` returns the
    /// counterparts.
    std::vector<const UnitEntry*> units(std::string_view name) const;
    std::vector<const CounterpartCard*> counterparts(std::string_view name) const;
    /// The upgrade with the given name. If several have the name, the upgrade that fits `hint`
    /// best. Null if no card has the name.
    const UpgradeCard* upgrade(std::string_view name, const NameHint& hint) const;
    /// The upgrade whose name begins with the given words: "DLT-19" for "DLT-19 Stormtrooper". Only
    /// upgrades that the unit in the hint could have are considered. Null if there is no such
    /// upgrade or more than one. Also null if the name of a unit begins with the given words.
    const UpgradeCard* upgradeInShort(std::string_view name, const NameHint& hint) const;
    const CommandEntry* command(std::string_view name) const;
    const BattleEntry* battleCard(std::string_view name, bool recon) const;
    const BattleForce* battleForce(std::string_view name) const;

    /// True if one of the units with the name `unit` could have one of the upgrades with the name
    /// `upgrade`: the unit fits the upgrade's requirement and has a slot for it.
    bool couldCarry(std::string_view unit, std::string_view upgrade) const;

    /// True if the faction is "mercenary" or "mandalorians" and one of its battle forces lists the
    /// unit.
    bool isOfForces(const std::string& unit, const std::string& faction) const;

    /// The current name of a card that had another name in an earlier edition. Empty if `name` is
    /// not an earlier name.
    std::string nameNow(std::string_view name) const;

    /// The reason why no card was found, such as "no card has this name (did you mean ...?)".
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
    std::set<std::string> unitBeginnings_;  ///< beginnings of unit names that end at a word
                                            ///< boundary, normalized by `looseName`
    std::multimap<std::string, const UpgradeCard*> upgradeBeginnings_;
    std::map<std::string, std::string> renamed_;  ///< current names of renamed cards; the key is
                                                  ///< the earlier name after `foldedName`
};

}  // namespace sightline::engine
