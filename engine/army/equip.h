/// A unit with its upgrades as it stands on the table. Core Rulebook p. 16 (Upgrade Cards).
#pragma once
#include "engine/army/resolved_army.h"

namespace sightline::engine {

struct EquippedUnit {
    struct Mini {
        WhichCard carrier{};  ///< the card that adds it
        bool counterpart = false;
        std::optional<int> threshold{};  ///< of wounds, where it is not that of the unit card
    };
    UnitCard card;  ///< with the points, keywords, stats and weapons of its upgrades
    std::vector<EquippedCard> cards;
    std::vector<Mini> minis;  ///< the unit leader first
    UnitParts parts{};        ///< that `card` is made of
};

/// What data can say about the upgrades: miniatures, weapons, keywords, slots, stats, wounds. A
/// number that a keyword of the same name and parameter brings again is added (p. 9). What an
/// upgrade does beyond that is by hand, see `UpgradeCard::saidBy`. Weapons without a range add to
/// another weapon's attack and are by hand as well.
EquippedUnit equip(const ResolvedArmy& army, const ResolvedUnit& unit);

}  // namespace sightline::engine
