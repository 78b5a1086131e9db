/// Finding cards by the names that people and other programs write.
#pragma once
#include <map>
#include <optional>

#include "engine/exchange/exchange_table.h"

namespace sightline::engine {

/// Lower case, without accents, quotes, hyphens and double blanks: "Han’s DL-44" and "hans dl 44"
/// agree.
std::string foldedName(std::string_view name);

/// A number in front of a name: "2× Stormtroopers" is {2, "Stormtroopers"}.
struct Counted {
    int count = 1;
    std::string name;
};
Counted countedName(std::string_view text);

/// What is known about a card besides its name.
struct NameHint {
    std::string faction;  ///< of the army; empty: not known yet
    std::optional<Rank> rank{};
    std::optional<int> points{};
    const UnitEntry* unit = nullptr;  ///< that is to carry an upgrade
};

/// Names of every kind of card: name with title, the mod's name, the name in lists, the name alone.
class CardNames {
  public:
    CardNames(const Catalogue& catalogue, const ExchangeTable& table);

    /// The best card of that name; null when none has it.
    const UnitEntry* unit(std::string_view name, const NameHint& hint) const;
    const CounterpartCard* counterpart(std::string_view name) const;
    const UpgradeCard* upgrade(std::string_view name, const NameHint& hint) const;
    const CommandEntry* command(std::string_view name) const;
    const BattleEntry* battleCard(std::string_view name, bool recon) const;
    const BattleForce* battleForce(std::string_view name) const;

    /// Is that unit on the list of a mercenary or mandalorian battle force?
    bool isOfForces(const std::string& unit, const std::string& faction) const;

    /// "there is no such card (did you mean ...?)".
    std::string reasonFor(std::string_view name, ExchangeCard::Kind kind) const;

  private:
    template <class Card>
    using Names = std::multimap<std::string, const Card*>;
    Names<UnitEntry> units_;
    Names<CounterpartCard> counterparts_;
    Names<UpgradeCard> upgrades_;
    Names<CommandEntry> commands_;
    Names<BattleEntry> battleCards_;
    Names<BattleForce> forces_;
};

}  // namespace sightline::engine
