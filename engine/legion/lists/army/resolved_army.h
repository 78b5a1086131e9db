/// An army list with its cards looked up, as input for the rules of army building.
#pragma once
#include <optional>

#include "engine/legion/basics/citation.h"
#include "engine/legion/lists/army/army_list.h"

namespace sightline::engine {

/// The traits of a unit for requirements. If an army counts the unit as another rank, the unit fits
/// both ranks: the army's and the printed one.
struct BearerTraits : UnitTraits {
    std::optional<Rank> printed{};

    bool fits(const UnitFilter& who) const;
};

struct ResolvedUnit {
    std::size_t index = 0;  ///< index in the list
    const UnitEntry* entry = nullptr;
    std::vector<const UpgradeCard*> upgrades;
    const CounterpartCard* counterpart = nullptr;
    std::vector<const UpgradeCard*> counterpartUpgrades;
    Rank rank{};          ///< the rank that it counts as in this army
    BearerTraits traits;  ///< with the changes of its upgrades
    bool mercenary = false;
    std::vector<std::string> mercenaryFor;
    /// The traits for the counterpart's upgrades: the counterpart's own name and unit type, and the
    /// traits that the combined unit has from its Unit Card. Empty without a counterpart.
    BearerTraits counterpartTraits;

    bool has(Keyword keyword) const {
        return traits.keywords.contains(std::string(nameOf(keyword)));
    }
    std::string name() const;  ///< "Stormtroopers (Heavy Response Unit)"
};

/// Holds pointers into the list and the catalogue: both must outlive it.
struct ResolvedArmy {
    const ArmyList* list = nullptr;
    const Catalogue* catalogue = nullptr;
    const BattleForce* force = nullptr;
    std::string side;  ///< "light side", "dark side" or empty
    std::vector<ResolvedUnit> units;
    /// The traits of every unit as command cards see it; `resolveUnits` leaves it empty.
    std::vector<UnitTraits> seenByCards;

    bool chose(const std::string& choice) const;
    const RankLimits& limits() const;
    const Edition& edition() const { return editionOf(list->size); }
};

/// The army with the cards of its edition (`Catalogue::of`). Unknown ids are skipped; `judgeArmy`
/// names them.
ResolvedArmy resolve(const ArmyList& list, const Catalogue& catalogue);
/// `resolve` without `seenByCards`. It is faster, for callers that need no command cards, such as
/// the builder's check of every offer.
ResolvedArmy resolveUnits(const ArmyList& list, const Catalogue& everyCard);

/// The upgrades of the unit, then those of its counterpart.
std::vector<const UpgradeCard*> everyUpgradeOf(const ResolvedUnit& unit);

bool isAmong(const std::vector<std::string>& ids, const std::string& id);

/// All instances of that keyword on a unit and its upgrades, with their parameters.
std::vector<const KeywordText*> keywordsOf(const ResolvedUnit& unit, Keyword wanted);

}  // namespace sightline::engine
