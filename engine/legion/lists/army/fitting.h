/// Upgrades that a unit may carry, and the reasons against the others. Core Rulebook p. 16 (Upgrade
/// Cards).
#pragma once
#include "engine/legion/lists/army/resolved_army.h"

namespace sightline::engine {

/// A slot for one upgrade on a unit, and the upgrade in the slot.
struct UpgradeSlot {
    enum class Origin { bar, upgrade, battleForce, special };
    std::string type;
    Origin from{};
    const SpecialSlot* special = nullptr;  ///< special slot: only its own cards fit
    const UpgradeCard* card = nullptr;     ///< null: free
};

/// Slots in order: upgrade bar, slots from upgrades, slots of the battle force, special slots.
struct SlotPlan {
    std::vector<UpgradeSlot> upgradeSlots;
    std::vector<const UpgradeCard*> unplaced;  ///< upgrades without a slot: illegal
};
SlotPlan slotsOf(const ResolvedArmy& army, const ResolvedUnit& unit);
SlotPlan slotsOfCounterpart(const ResolvedUnit& unit);

/// A reason against a card on a bearer, regardless of slots: the rule, the reason and the remedy.
/// The bearer is a unit's `traits` or its `counterpartTraits`.
struct Misfit {
    Citation citation;
    Message what, wayOut;
};
std::optional<Misfit> whyNotCarried(const ResolvedArmy& army, const BearerTraits& bearer,
                                    const UpgradeCard& card);

/// An upgrade to choose for a slot.
struct UpgradeOffer {
    const UpgradeCard* card = nullptr;
    int points = 0;                ///< price in this army, on this unit
    std::optional<Misfit> misfit;  ///< none: it fits
};
/// Every card of that slot type: first the cards that fit, then the others with their reasons; both
/// groups sorted by name. Cards restricted to other factions or their units are left out.
std::vector<UpgradeOffer> offersFor(const ArmyList& list, std::size_t unit, const std::string& slot,
                                    const Catalogue& catalogue);

/// `offersFor` for the counterpart that joins that unit.
std::vector<UpgradeOffer> offersForCounterpart(const ArmyList& list, std::size_t unit,
                                               const std::string& slot, const Catalogue& catalogue);

}  // namespace sightline::engine
