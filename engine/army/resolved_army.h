/// An army list with its cards looked up: what the rules of army building read.
#pragma once
#include <optional>

#include "engine/army/army_list.h"
#include "engine/citation.h"

namespace sightline::engine {

/// A unit as requirements see it. Where it counts as another rank than its card prints, it is a
/// unit of both: of the one for its army, of the other by its card.
struct BearerTraits : UnitTraits {
    std::optional<Rank> printed{};

    bool fits(const UnitFilter& who) const;
};

struct ResolvedUnit {
    std::size_t index = 0;  ///< in the list
    const UnitEntry* entry = nullptr;
    std::vector<const UpgradeCard*> upgrades;
    const CounterpartCard* counterpart = nullptr;
    std::vector<const UpgradeCard*> counterpartUpgrades;
    Rank rank{};          ///< as which it counts in this army
    BearerTraits traits;  ///< with what its upgrades change
    bool mercenary = false;
    std::vector<std::string> mercenaryFor;
    /// What the counterpart's upgrades look at: its own name and unit type, and what the combined
    /// unit has from its Unit Card. Nothing where there is no counterpart.
    BearerTraits counterpartTraits;

    bool has(Keyword keyword) const {
        return traits.keywords.contains(std::string(nameOf(keyword)));
    }
    std::string name() const;  ///< "Stormtroopers (Heavy Response Unit)"
};

/// Points into the list and the catalogue: both must outlive it.
struct ResolvedArmy {
    const ArmyList* list = nullptr;
    const Catalogue* catalogue = nullptr;
    const BattleForce* force = nullptr;
    std::string side;  ///< "light side", "dark side" or empty
    std::vector<ResolvedUnit> units;
    /// Every unit, as command cards look at it; `resolveUnits` leaves it empty.
    std::vector<UnitTraits> seenByCards;

    bool chose(const std::string& choice) const;
    const RankLimits& limits() const;
};

/// Ids that the catalogue does not have are left out; `judgeArmy` names them.
ResolvedArmy resolve(const ArmyList& list, const Catalogue& catalogue);
/// The same for who asks nothing of command cards, such as a builder for every card that it offers.
ResolvedArmy resolveUnits(const ArmyList& list, const Catalogue& catalogue);

/// Those of the unit, then those of its counterpart.
std::vector<const UpgradeCard*> everyUpgradeOf(const ResolvedUnit& unit);

bool isAmong(const std::vector<std::string>& ids, const std::string& id);

/// Every unit keyword of a unit and of what it carries, with its parameter.
std::vector<const KeywordText*> keywordsOf(const ResolvedUnit& unit, Keyword wanted);

}  // namespace sightline::engine
