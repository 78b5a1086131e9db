#include "engine/army/resolved_army.h"

#include <algorithm>

namespace sightline::engine {
namespace {

std::vector<const UpgradeCard*> lookedUp(const std::vector<std::string>& ids,
                                         const Catalogue& catalogue) {
    std::vector<const UpgradeCard*> cards;
    for (const std::string& id : ids) {
        if (const UpgradeCard* card = catalogue.upgrade(id)) cards.push_back(card);
    }
    return cards;
}

bool contains(const std::vector<std::string>& list, const std::string& one) {
    return std::find(list.begin(), list.end(), one) != list.end();
}

// The rank of the card, unless an upgrade or the battle force counts the unit as another.
Rank rankOf(const ResolvedUnit& unit, const BattleForce* force) {
    Rank rank = unit.entry->card.rank;
    for (const UpgradeCard* card : unit.upgrades) rank = card->changes.countsAs.value_or(rank);
    if (force == nullptr || rank != unit.entry->card.rank) return rank;
    if (contains(force->countAsCorps, unit.entry->card.id)) return Rank::corps;
    const auto listed = force->units.find(rank);
    if (listed != force->units.end() && contains(listed->second, unit.entry->card.id)) return rank;
    for (const auto& [other, units] : force->units) {
        if (contains(units, unit.entry->card.id)) return other;
    }
    return rank;
}

void addUpgrades(ResolvedUnit& unit) {
    for (const UpgradeCard* card : unit.upgrades) {
        if (!card->affiliation.empty()) unit.traits.affiliations.insert(card->affiliation);
        for (const std::string& faction : card->mercenaryFor) {
            if (!contains(unit.mercenaryFor, faction)) unit.mercenaryFor.push_back(faction);
        }
        for (const KeywordText& keyword : card->keywords) {
            if (keyword.countsForRequirements) unit.traits.keywords.insert(keyword.name);
        }
        unit.traits.upgradeSlots.insert(card->addsSlots.begin(), card->addsSlots.end());
        if (card->changes.defenseDie) unit.traits.defenseDie = *card->changes.defenseDie;
    }
}

ResolvedUnit resolveUnit(const ArmyUnit& from, const UnitEntry& entry, const ResolvedArmy& army) {
    ResolvedUnit unit;
    unit.entry = &entry;
    unit.upgrades = lookedUp(from.upgrades, *army.catalogue);
    unit.counterpart = army.catalogue->counterpart(from.counterpart);
    unit.counterpartUpgrades = lookedUp(from.counterpartUpgrades, *army.catalogue);
    unit.traits = entry.traits();
    if (unit.traits.side.empty()) unit.traits.side = army.side;
    unit.mercenary = entry.isMercenary();
    unit.mercenaryFor = entry.mercenaryFor;
    addUpgrades(unit);
    unit.rank = rankOf(unit, army.force);
    return unit;
}

}  // namespace

std::string ResolvedUnit::name() const {
    const UnitCard& card = entry->card;
    return card.title.empty() || card.unique ? card.name : card.name + " (" + card.title + ")";
}

bool ResolvedArmy::chose(const std::string& choice) const {
    return contains(list->choices, choice);
}

const RankLimits& ResolvedArmy::limits() const {
    if (force == nullptr) return rulesOf(list->size).ranks;
    return list->size == GameSize::recon ? force->recon : force->standard;
}

ResolvedArmy resolve(const ArmyList& list, const Catalogue& catalogue) {
    ResolvedArmy army{
        .list = &list, .catalogue = &catalogue, .force = nullptr, .side = {}, .units = {}};
    if (!list.battleForce.empty()) army.force = catalogue.battleForce(list.battleForce);
    army.side = army.force != nullptr && !army.force->side.empty() ? army.force->side
                                                                   : sideOf(list.faction);
    for (std::size_t i = 0; i < list.units.size(); ++i) {
        const UnitEntry* entry = catalogue.unit(list.units[i].unit);
        if (entry == nullptr) continue;
        army.units.push_back(resolveUnit(list.units[i], *entry, army));
        army.units.back().index = i;
    }
    return army;
}

std::vector<const KeywordText*> keywordsOf(const ResolvedUnit& unit, std::string_view name) {
    std::vector<const KeywordText*> found;
    const auto look = [&](const std::vector<KeywordText>& keywords) {
        for (const KeywordText& keyword : keywords) {
            if (keyword.name == name) found.push_back(&keyword);
        }
    };
    look(unit.entry->card.keywords);
    for (const UpgradeCard* card : unit.upgrades) look(card->keywords);
    if (unit.counterpart != nullptr) look(unit.counterpart->keywords);
    return found;
}

}  // namespace sightline::engine
