#include "engine/legion/lists/army/fitting.h"

#include <algorithm>

#include "engine/legion/lists/army/army_points.h"
#include "engine/legion/lists/army/unique_cards.h"
#include "engine/legion/lists/words/armies.h"
#include "engine/legion/lists/words/army_cards.h"

namespace sightline::engine {
namespace {

using Origin = UpgradeSlot::Origin;

// Adds each special slot that fits the unit, if the unit has no other slot of the same type.
void addSpecialSlots(const ResolvedArmy& army, const ResolvedUnit& unit, SlotPlan& plan) {
    for (const SpecialSlot& special : army.catalogue->specialSlots) {
        const bool has = std::any_of(
            plan.upgradeSlots.begin(), plan.upgradeSlots.end(), [&](const UpgradeSlot& slot) {
                return slot.type == special.slot && slot.from != Origin::special;
            });
        if (!has && unit.traits.fits(special.unit)) {
            plan.upgradeSlots.push_back({special.slot, Origin::special, &special, nullptr});
        }
    }
}

bool place(SlotPlan& plan, const UpgradeCard& card) {
    for (UpgradeSlot& slot : plan.upgradeSlots) {
        if (slot.card != nullptr || slot.type != card.slot) continue;
        if (slot.special != nullptr && !isAmong(slot.special->upgrades, card.facts.id)) continue;
        slot.card = &card;
        return true;
    }
    return false;
}

std::optional<Misfit> requirementMisfit(const ResolvedArmy& army, const BearerTraits& bearer,
                                        const UpgradeCard& card) {
    if (card.requirement && !bearer.fits(*card.requirement)) {
        const bool shared = army.force != nullptr &&
                            isAmong(army.force->heavyWeaponsForAll, card.facts.id) &&
                            isTrooper(bearer.type) && !isDroid(bearer.type);
        if (!shared) {
            return Misfit{army.edition().places.upgrades,
                          say::isForOnly(card.facts.name, card.requirement->said()),
                          say::giveToSuchUnit()};
        }
    }
    const std::string& faction = card.facts.faction;
    if (!faction.empty() && faction != bearer.faction && faction != army.list->faction) {
        return Misfit{army.edition().places.upgrades,
                      say::isForFactionOnly(card.facts.name, factionWord(faction)),
                      say::chooseAnotherCard()};
    }
    return std::nullopt;
}

std::optional<Misfit> battleForceMisfit(const ResolvedArmy& army, const UpgradeCard& card) {
    const Citation citation = page(41, "Battle Forces");
    const BattleForce* force = army.force;
    if (!card.battleForceChoice.empty() && !army.chose(card.battleForceChoice)) {
        return Misfit{citation, say::needsChoice(card.facts.name, card.battleForceChoice),
                      say::makeChoice(card.battleForceChoice)};
    }
    if (force == nullptr) return std::nullopt;
    if (isAmong(force->forbiddenUpgrades, card.facts.id)) {
        return Misfit{citation, say::mayNotUse(force->facts.name, card.facts.name),
                      say::removeIt()};
    }
    if (card.unique && !isAmong(force->uniqueUpgrades, card.facts.id)) {
        return Misfit{citation, say::uniqueNotOnList(card.facts.name, force->facts.name),
                      say::chooseOfList()};
    }
    return std::nullopt;
}

}  // namespace

SlotPlan slotsOf(const ResolvedArmy& army, const ResolvedUnit& unit) {
    SlotPlan plan;
    const UnitCard& card = unit.entry->card;
    for (const std::string& type : card.upgradeBar)
        plan.upgradeSlots.push_back({type, Origin::bar, nullptr, nullptr});
    for (const UpgradeCard* upgrade : unit.upgrades) {
        if (upgrade->addsSlotsTo && !unit.traits.fits(*upgrade->addsSlotsTo)) continue;
        for (const std::string& type : upgrade->addsSlots) {
            plan.upgradeSlots.push_back({type, Origin::upgrade, nullptr, nullptr});
        }
    }
    if (army.force != nullptr) {
        const auto extra = army.force->extraSlots.find(card.id);
        if (extra != army.force->extraSlots.end()) {
            for (const std::string& type : extra->second) {
                plan.upgradeSlots.push_back({type, Origin::battleForce, nullptr, nullptr});
            }
        }
    }
    addSpecialSlots(army, unit, plan);
    for (const UpgradeCard* upgrade : unit.upgrades) {
        if (!place(plan, *upgrade)) plan.unplaced.push_back(upgrade);
    }
    return plan;
}

SlotPlan slotsOfCounterpart(const ResolvedUnit& unit) {
    SlotPlan plan;
    if (unit.counterpart == nullptr) return plan;
    for (const std::string& type : unit.counterpart->upgradeBar) {
        plan.upgradeSlots.push_back({type, Origin::bar, nullptr, nullptr});
    }
    for (const UpgradeCard* upgrade : unit.counterpartUpgrades) {
        if (!place(plan, *upgrade)) plan.unplaced.push_back(upgrade);
    }
    return plan;
}

std::optional<Misfit> whyNotCarried(const ResolvedArmy& army, const BearerTraits& bearer,
                                    const UpgradeCard& card) {
    if (auto misfit = requirementMisfit(army, bearer, card)) return misfit;
    return battleForceMisfit(army, card);
}

namespace {

// The objection if the unit would have the same card twice, or two Leader cards. The upgrades of
// its counterpart count, too.
std::optional<Misfit> secondMisfit(const ResolvedArmy& army, const ResolvedUnit& unit,
                                   const UpgradeCard& card) {
    for (const UpgradeCard* one : everyUpgradeOf(unit)) {
        if (one->facts.name == card.facts.name) {
            return Misfit{army.edition().places.upgrades, say::eachCardOnce(),
                          say::chooseAnotherCard()};
        }
        if (card.isLeader() && one->isLeader()) {
            return Misfit{citationOf(Keyword::leader), say::oneLeader(one->facts.name),
                          say::removeCard(one->facts.name)};
        }
    }
    return std::nullopt;
}

/// The recipient of an upgrade that the army builder offers: a unit or its counterpart.
struct OfferRecipient {
    const ResolvedUnit& unit;
    const BearerTraits& bearer;
    SlotPlan plan;
    bool counterpart = false;
};

std::optional<Misfit> roomMisfit(const ResolvedArmy& army, const OfferRecipient& to,
                                 const UpgradeCard& card) {
    SlotPlan plan = to.plan;
    if (place(plan, card)) return std::nullopt;
    const Message slot = slotWord(card.slot);
    const bool anySlot = std::any_of(plan.upgradeSlots.begin(), plan.upgradeSlots.end(),
                                     [&](const UpgradeSlot& one) { return one.type == card.slot; });
    const auto& taken = to.counterpart ? say::counterpartsSlotsTaken : say::unitsSlotsTaken;
    const auto& none = to.counterpart ? say::counterpartHasNoSlot : say::unitHasNoSlot;
    return Misfit{army.edition().places.upgrades, anySlot ? taken(slot) : none(slot),
                  anySlot ? say::removeOfKind(slot) : say::chooseAnotherUnit()};
}

std::optional<Misfit> copiesMisfit(const ResolvedArmy& army, const UpgradeCard& card) {
    const NameCount names = countNames(army);
    const std::string name = nameThatCounts(card);
    const int limit = names.limitOf(name, card.limit);
    if (limit == 0 || names.copies(name) < limit) return std::nullopt;
    return Misfit{page(17, "Unique and Limited"), say::armyHolds(name, names.copies(name), limit),
                  say::removeAnother()};
}

bool isForOthers(const ResolvedArmy& army, const UnitTraits& bearer, const UpgradeCard& card) {
    const std::string& faction = card.facts.faction;
    if (!faction.empty() && faction != bearer.faction && faction != army.list->faction) return true;
    if (!card.requirement || !card.requirement->name) return false;
    for (const UnitEntry& entry : army.catalogue->units) {
        if (entry.card.name != *card.requirement->name) continue;
        if (entry.facts.faction == army.list->faction ||
            isAmong(entry.mercenaryFor, army.list->faction))
            return false;
    }
    return army.force == nullptr;
}

const ResolvedUnit* unitAt(const ResolvedArmy& army, std::size_t index) {
    const auto found = std::find_if(army.units.begin(), army.units.end(),
                                    [&](const ResolvedUnit& one) { return one.index == index; });
    return found == army.units.end() ? nullptr : &*found;
}

std::vector<UpgradeOffer> offersOf(const ResolvedArmy& army, const OfferRecipient& to,
                                   const std::string& slot) {
    std::vector<UpgradeOffer> offers;
    for (const UpgradeCard& card : army.catalogue->upgrades) {
        if (card.slot != slot || isForOthers(army, to.bearer, card)) continue;
        UpgradeOffer offer{&card, pointsOf(army, to.unit, card),
                           whyNotCarried(army, to.bearer, card)};
        if (!offer.misfit) offer.misfit = secondMisfit(army, to.unit, card);
        if (!offer.misfit) offer.misfit = roomMisfit(army, to, card);
        if (!offer.misfit) offer.misfit = copiesMisfit(army, card);
        offers.push_back(std::move(offer));
    }
    std::stable_sort(offers.begin(), offers.end(),
                     [](const UpgradeOffer& a, const UpgradeOffer& b) {
                         if (a.misfit.has_value() != b.misfit.has_value()) return !a.misfit;
                         return a.card->facts.name < b.card->facts.name;
                     });
    return offers;
}

}  // namespace

std::vector<UpgradeOffer> offersFor(const ArmyList& list, std::size_t unit, const std::string& slot,
                                    const Catalogue& catalogue) {
    const ResolvedArmy army = resolveUnits(list, catalogue);
    const ResolvedUnit* found = unitAt(army, unit);
    if (found == nullptr) return {};
    return offersOf(army, {*found, found->traits, slotsOf(army, *found)}, slot);
}

std::vector<UpgradeOffer> offersForCounterpart(const ArmyList& list, std::size_t unit,
                                               const std::string& slot,
                                               const Catalogue& catalogue) {
    const ResolvedArmy army = resolveUnits(list, catalogue);
    const ResolvedUnit* found = unitAt(army, unit);
    if (found == nullptr || found->counterpart == nullptr) return {};
    return offersOf(army, {*found, found->counterpartTraits, slotsOfCounterpart(*found), true},
                    slot);
}

}  // namespace sightline::engine
