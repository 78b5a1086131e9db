/// A unit with the effects of its upgrades applied. Core Rulebook p. 16 (Upgrade Cards).
#pragma once
#include "engine/legion/lists/army/resolved_army.h"

namespace sightline::engine {

struct EquippedUnit {
    struct Mini {
        WhichCard carrier{};  ///< card that adds the miniature; none: the unit card
        bool counterpart = false;
        /// Wound threshold, if it differs from the threshold on the unit card.
        std::optional<int> threshold{};
    };
    UnitCard card;  ///< unit card with the points, keywords, stats and weapons of its upgrades
    std::vector<EquippedCard> cards;
    std::vector<Mini> minis;  ///< miniatures of the unit, the unit leader first
    UnitParts parts{};        ///< the parts from which `card` is made
};

/// Applies the effects of upgrades that the catalogue contains as numbers and lists: miniatures,
/// weapons, keywords, slots, stats and wounds. If keywords with the same name and parameter have
/// numbers, the numbers are added (p. 9). The players apply all other effects by hand (see
/// `UpgradeCard::saidBy`). The players also apply weapons without a range by hand, because such a
/// weapon adds to the attack of another weapon.
EquippedUnit equip(const ResolvedArmy& army, const ResolvedUnit& unit);

}  // namespace sightline::engine
