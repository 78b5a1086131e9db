/// What the numbers of an attack depend on, for one pool: what a battle and a view both know.
#pragma once
#include <optional>
#include <vector>

#include "engine/catalogue/unit_card.h"
#include "engine/ids.h"

namespace sightline::engine {

struct AttackFacts {
    enum class Kind { ranged, melee, overrun };

    UnitId attacker, defender;
    /// As it is now; null: an area weapon attacks by itself, and no keyword of the unit that placed
    /// it acts (Keyword Glossary, Detonate).
    const UnitCard* attackerCard = nullptr;
    const UnitCard* defenderCard = nullptr;  ///< as it is now, never null
    std::vector<const Weapon*> weapons;      ///< as often as the pool has them
    Kind kind = Kind::ranged;                ///< area weapons attack at range
    AttackSurge areaSurge{};                 ///< chart of an area weapon's token
    bool suppressed = false;                 ///< the defender

    /// A unit keyword of either side.
    std::optional<int> attackersValue(Keyword keyword) const;
    std::optional<int> defendersValue(Keyword keyword) const;
    /// A weapon keyword: the numbers of every weapon in the pool add up (p. 8).
    std::optional<int> poolValue(Keyword keyword) const;
};

}  // namespace sightline::engine
