/// AttackFacts: the inputs for the numbers of one attack pool, known to both a battle and a view.
#pragma once
#include <optional>
#include <vector>

#include "engine/legion/basics/ids.h"
#include "engine/legion/lists/catalogue/unit_card.h"

namespace sightline::engine {

struct AttackFacts {
    enum class Kind { ranged, melee, overrun };

    UnitId attacker, defender;
    /// The current card. Null for an area weapon, which attacks as its own source: keywords of the
    /// unit that placed it do not act (Keyword Glossary, Detonate).
    const UnitCard* attackerCard = nullptr;
    const UnitCard* defenderCard = nullptr;  ///< the current card, never null
    std::vector<const Weapon*> weapons;      ///< each weapon as often as it is in the pool
    Kind kind = Kind::ranged;                ///< area weapons attack at range
    AttackSurge areaSurge{};                 ///< chart of an area weapon's token
    bool suppressed = false;                 ///< the defender is suppressed
    /// Dodge tokens that the defender spent in Apply Dodge and Cover; before that step, the number
    /// that it can spend.
    int dodge = 0;

    /// The value of a unit keyword of the attacker or the defender.
    std::optional<int> attackersValue(Keyword keyword) const;
    std::optional<int> defendersValue(Keyword keyword) const;
    /// The value of a weapon keyword: the sum over all weapons in the pool (p. 8).
    std::optional<int> poolValue(Keyword keyword) const;
    /// True if every weapon in the pool has the keyword. False without weapons.
    bool allWeaponsHave(Keyword keyword) const;
    bool isRanged() const { return kind == Kind::ranged; }
    bool isMelee() const { return kind == Kind::melee; }
};

}  // namespace sightline::engine
