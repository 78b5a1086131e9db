/// AttackFacts: the input for the numbers of one attack pool. Both a battle and a view can provide
/// this input.
#pragma once
#include <optional>
#include <vector>

#include "engine/legion/basics/ids.h"
#include "engine/legion/lists/catalogue/unit_card.h"

namespace sightline::engine {

struct AttackFacts {
    enum class Kind { ranged, melee, overrun };

    UnitId attacker, defender;
    /// The current card. Null for an area weapon: its attacker is the weapon's own source, and the
    /// keywords of the unit that placed it do not act (Keyword Glossary, Detonate).
    const UnitCard* attackerCard = nullptr;
    const UnitCard* defenderCard = nullptr;  ///< the current card, never null
    std::vector<const Weapon*> weapons;      ///< each weapon once for each miniature that adds the
                                             ///< weapon
    Kind kind = Kind::ranged;                ///< area weapons attack at range
    AttackSurge areaSurge{};                 ///< surge chart of an area weapon's token
    bool suppressed = false;                 ///< the defender is suppressed
    /// The number of dodge tokens that the defender spent in Apply Dodge and Cover. Before that
    /// step, the number that the defender can spend.
    int dodge = 0;

    /// The value of a keyword of the attacking or the defending unit.
    std::optional<int> attackersValue(Keyword keyword) const;
    std::optional<int> defendersValue(Keyword keyword) const;
    /// The value of a weapon keyword: the sum of the values of all weapons in the pool (p. 8).
    std::optional<int> poolValue(Keyword keyword) const;
    /// True if every weapon in the pool has the keyword. False for a pool without weapons.
    bool allWeaponsHave(Keyword keyword) const;
    bool isRanged() const { return kind == Kind::ranged; }
    bool isMelee() const { return kind == Kind::melee; }
};

}  // namespace sightline::engine
