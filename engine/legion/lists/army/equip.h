/// A unit with the effects of its upgrades applied. Core Rulebook p. 16 (Upgrade Cards).
#pragma once
#include "engine/legion/lists/army/resolved_army.h"

namespace sightline::engine {

struct EquippedUnit {
    struct Mini {
        WhichCard carrier{};  ///< the card that adds it
        bool counterpart = false;
        std::optional<int> threshold{};  ///< wound threshold, if different from the unit card's
    };
    UnitCard card;  ///< with the points, keywords, stats and weapons of its upgrades
    std::vector<EquippedCard> cards;
    std::vector<Mini> minis;  ///< the unit leader first
    UnitParts parts{};        ///< the parts of `card`
};

/// Applies the effects of upgrades that are data: miniatures, weapons, keywords, slots, stats and
/// wounds. Numbers of keywords with the same name and parameter are added (p. 9). Players apply all
/// other effects by hand (see `UpgradeCard::saidBy`). Weapons without a range add to the attack of
/// another weapon; players apply these by hand too.
EquippedUnit equip(const ResolvedArmy& army, const ResolvedUnit& unit);

}  // namespace sightline::engine
