/// The upgrades that a unit may have, and the reasons why it may not have the others. Core Rulebook
/// p. 16 (Upgrade Cards).
#pragma once
#include "engine/legion/lists/army/resolved_army.h"

namespace sightline::engine {

/// A slot for one upgrade of a unit, and the upgrade in the slot.
struct UpgradeSlot {
    enum class Origin { bar, upgrade, battleForce, special };
    std::string type;
    Origin from{};
    /// Special slot, which only certain cards fit; null: an ordinary slot.
    const SpecialSlot* special = nullptr;
    const UpgradeCard* card = nullptr;  ///< upgrade in the slot; null: the slot is free
};

/// All slots of a unit in this order: the upgrade bar, slots from upgrades, slots of the battle
/// force, special slots.
struct SlotPlan {
    std::vector<UpgradeSlot> upgradeSlots;
    /// Upgrades for which there is no slot; the army is then illegal.
    std::vector<const UpgradeCard*> unplaced;
};
SlotPlan slotsOf(const ResolvedArmy& army, const ResolvedUnit& unit);
SlotPlan slotsOfCounterpart(const ResolvedUnit& unit);

/// The reason why a card does not fit a unit or a counterpart, even if a slot is free: the rule,
/// the reason and the remedy. `bearer` contains the traits of the unit (`ResolvedUnit::traits`) or
/// of the counterpart (`counterpartTraits`).
struct Misfit {
    Citation citation;
    Message what, wayOut;
};
std::optional<Misfit> whyNotCarried(const ResolvedArmy& army, const BearerTraits& bearer,
                                    const UpgradeCard& card);

/// An upgrade that is offered for a slot.
struct UpgradeOffer {
    const UpgradeCard* card = nullptr;
    int points = 0;                ///< price of the upgrade on this unit in this army
    std::optional<Misfit> misfit;  ///< the reason why the upgrade does not fit; no value: the
                                   ///< upgrade fits
};
/// The upgrades for a slot type: first the cards that fit, then the other cards with their reasons.
/// Both groups are sorted by name. Cards that only other factions or their units may have are not
/// included.
std::vector<UpgradeOffer> offersFor(const ArmyList& list, std::size_t unit, const std::string& slot,
                                    const Catalogue& catalogue);

/// The upgrades for a slot type of a unit's counterpart. They have the order of `offersFor`.
std::vector<UpgradeOffer> offersForCounterpart(const ArmyList& list, std::size_t unit,
                                               const std::string& slot, const Catalogue& catalogue);

}  // namespace sightline::engine
