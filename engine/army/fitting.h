/// Which upgrades a unit may carry, and why not the others. Core Rulebook p. 16 (Upgrade Cards).
#pragma once
#include "engine/army/resolved_army.h"

namespace sightline::engine {

/// A place for one upgrade on a unit, and the card that takes it.
struct UpgradeSlot {
    enum class From { bar, upgrade, battleForce, special };
    std::string type;
    From from{};
    const SpecialSlot* special = nullptr;  ///< only its cards fit
    const UpgradeCard* card = nullptr;     ///< null: free
};

/// Bar first, then slots that upgrades add, then those of the battle force, then special ones.
struct SlotPlan {
    std::vector<UpgradeSlot> upgradeSlots;
    std::vector<const UpgradeCard*> unplaced;  ///< carried without a slot: against the rules
};
SlotPlan slotsOf(const ResolvedArmy& army, const ResolvedUnit& unit);
SlotPlan slotsOfCounterpart(const ResolvedUnit& unit);

/// What keeps a card from a bearer, whatever its slots: the rule, why, and what to do instead. The
/// bearer is a unit's `traits`, or its `counterpartTraits`.
struct Misfit {
    Citation citation;
    Message what, wayOut;
};
std::optional<Misfit> whyNotCarried(const ResolvedArmy& army, const BearerTraits& bearer,
                                    const UpgradeCard& card);

/// One card that is to be chosen from for a slot.
struct UpgradeOffer {
    const UpgradeCard* card = nullptr;
    int points = 0;                ///< in this army, on this unit
    std::optional<Misfit> misfit;  ///< none: it fits
};
/// Every card of that slot type: those that fit first, then the others with their reasons; each
/// half by name. Cards of other factions and of their units are left out.
std::vector<UpgradeOffer> offersFor(const ArmyList& list, std::size_t unit, const std::string& slot,
                                    const Catalogue& catalogue);

/// The same for the counterpart that joins that unit.
std::vector<UpgradeOffer> offersForCounterpart(const ArmyList& list, std::size_t unit,
                                               const std::string& slot, const Catalogue& catalogue);

}  // namespace sightline::engine
