/// An army list together with its cards, as input for the rules of army building.
#pragma once
#include <optional>

#include "engine/legion/basics/citation.h"
#include "engine/legion/lists/army/army_list.h"

namespace sightline::engine {

/// The traits of a unit that the requirements of upgrades check. If an army counts the unit as
/// another rank than the printed one, a requirement may name either rank.
struct BearerTraits : UnitTraits {
    std::optional<Rank> printed{};

    bool fits(const UnitFilter& who) const;
};

struct ResolvedUnit {
    std::size_t index = 0;  ///< index of the unit in the list
    const UnitEntry* entry = nullptr;
    std::vector<const UpgradeCard*> upgrades;
    const CounterpartCard* counterpart = nullptr;
    std::vector<const UpgradeCard*> counterpartUpgrades;
    Rank rank{};          ///< rank of the unit in this army
    BearerTraits traits;  ///< traits of the unit after changes by its upgrades
    bool mercenary = false;
    std::vector<std::string> mercenaryFor;
    /// The traits that the counterpart's upgrades check: the name and unit type of the counterpart,
    /// and the other traits of the unit's card. Empty if there is no counterpart.
    BearerTraits counterpartTraits;

    bool has(Keyword keyword) const {
        return traits.keywords.contains(std::string(nameOf(keyword)));
    }
    std::string name() const;  ///< name with title, such as "Stormtroopers (Heavy Response Unit)"
};

/// An army list and its cards. The struct contains pointers into the list and the catalogue, so
/// both must exist longer.
struct ResolvedArmy {
    const ArmyList* list = nullptr;
    const Catalogue* catalogue = nullptr;
    const BattleForce* force = nullptr;
    std::string side;  ///< side of the faction: "light side", "dark side", or an empty text
    std::vector<ResolvedUnit> units;
    /// For every unit, the traits that command cards check. `resolveUnits` leaves this empty.
    std::vector<UnitTraits> seenByCards;

    bool chose(const std::string& choice) const;
    const RankLimits& limits() const;
    const Edition& edition() const { return editionOf(list->size); }
};

/// Looks up the cards of the army in its edition (`Catalogue::of`). Unknown ids are ignored;
/// `judgeArmy` reports them.
ResolvedArmy resolve(const ArmyList& list, const Catalogue& catalogue);
/// Looks up the cards of the army like `resolve`, but is faster than `resolve` and leaves
/// `seenByCards` empty. For callers that need no command cards. For example, the builder checks
/// every offered upgrade in this way.
ResolvedArmy resolveUnits(const ArmyList& list, const Catalogue& everyCard);

/// The upgrades of the unit, and then those of its counterpart.
std::vector<const UpgradeCard*> everyUpgradeOf(const ResolvedUnit& unit);

bool isAmong(const std::vector<std::string>& ids, const std::string& id);

/// All instances of the keyword `wanted` on a unit and its upgrades, with their parameters.
std::vector<const KeywordText*> keywordsOf(const ResolvedUnit& unit, Keyword wanted);

}  // namespace sightline::engine
