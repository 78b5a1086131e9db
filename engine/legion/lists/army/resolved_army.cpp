#include "engine/legion/lists/army/resolved_army.h"

#include <algorithm>

#include "engine/legion/lists/catalogue/command_card.h"

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

// The rank of the unit in the army: the printed rank, unless an upgrade or the battle force gives
// another one.
Rank rankOf(const ResolvedUnit& unit, const BattleForce* force) {
    Rank rank = unit.entry->card.rank;
    for (const UpgradeCard* card : unit.upgrades) rank = card->changes.countsAs.value_or(rank);
    if (force == nullptr || rank != unit.entry->card.rank) return rank;
    if (isAmong(force->countAsCorps, unit.entry->card.id)) return Rank::corps;
    const auto listed = force->units.find(rank);
    if (listed != force->units.end() && isAmong(listed->second, unit.entry->card.id)) return rank;
    for (const auto& [other, units] : force->units) {
        if (isAmong(units, unit.entry->card.id)) return other;
    }
    return rank;
}

// Applies the unit's upgrades to its traits and its hiring factions. An upgrade's affiliation and
// hiring factions replace those of the unit card.
void addUpgrades(ResolvedUnit& unit) {
    for (const UpgradeCard* card : unit.upgrades) {
        if (!card->affiliation.empty()) unit.traits.affiliations = {card->affiliation};
        if (!card->mercenaryFor.empty()) unit.mercenaryFor = card->mercenaryFor;
        for (const KeywordText& keyword : card->keywords) {
            if (keyword.countsForRequirements) unit.traits.keywords.insert(keyword.name);
        }
        unit.traits.upgradeSlots.insert(card->addsSlots.begin(), card->addsSlots.end());
        if (card->changes.defenseDie) unit.traits.defenseDie = *card->changes.defenseDie;
    }
}

// A choice of a battle force may allow further units. True if the army has made a choice that
// allows this unit. The unit then has the affiliation of the battle force. False if the battle
// force has no affiliation.
bool isLetIn(const ResolvedUnit& unit, const ResolvedArmy& army) {
    if (army.force == nullptr || army.force->affiliation.empty()) return false;
    const auto& choices = army.force->choices;
    return std::any_of(choices.begin(), choices.end(), [&](const BattleForce::Choice& choice) {
        return army.chose(choice.name) && isAmong(choice.addsUnits, unit.entry->card.id);
    });
}

BearerTraits counterpartTraitsOf(const ResolvedUnit& unit) {
    if (unit.counterpart == nullptr) return {};
    BearerTraits traits = unit.traits;
    const CounterpartCard& card = *unit.counterpart;
    traits.name = card.facts.name;
    traits.title = card.facts.title;
    traits.type = card.type;
    traits.faction = card.facts.faction;
    if (!card.affiliation.empty()) traits.affiliations = {card.affiliation};
    traits.upgradeSlots = {card.upgradeBar.begin(), card.upgradeBar.end()};
    for (const KeywordText& keyword : card.keywords) traits.keywords.insert(keyword.name);
    return traits;
}

ResolvedUnit resolveUnit(const ArmyUnit& from, const UnitEntry& entry, const ResolvedArmy& army) {
    ResolvedUnit unit;
    unit.entry = &entry;
    unit.upgrades = lookedUp(from.upgrades, *army.catalogue);
    unit.counterpart = army.catalogue->counterpart(from.counterpart);
    unit.counterpartUpgrades = lookedUp(from.counterpartUpgrades, *army.catalogue);
    unit.traits = {entry.traits()};
    if (unit.traits.side.empty()) unit.traits.side = army.side;
    unit.mercenary = entry.isMercenary();
    unit.mercenaryFor = entry.mercenaryFor;
    addUpgrades(unit);
    if (isLetIn(unit, army)) unit.traits.affiliations = {army.force->affiliation};
    unit.rank = rankOf(unit, army.force);
    unit.traits.rank = unit.rank;
    if (unit.rank != entry.card.rank) unit.traits.printed = entry.card.rank;
    unit.counterpartTraits = counterpartTraitsOf(unit);
    return unit;
}

std::vector<UnitTraits> seenByCards(const ResolvedUnit& unit) {
    std::vector<std::string> counterparts;
    if (unit.counterpart != nullptr) counterparts.push_back(unit.counterpart->facts.name);
    return engine::seenByCards(unit.traits, !keywordsOf(unit, Keyword::fieldCommander).empty(),
                               counterparts);
}

}  // namespace

bool isAmong(const std::vector<std::string>& ids, const std::string& id) {
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

bool BearerTraits::fits(const UnitFilter& who) const {
    if (who.matches(*this)) return true;
    if (!printed) return false;
    UnitTraits byCard = *this;
    byCard.rank = *printed;
    return who.matches(byCard);
}

std::string ResolvedUnit::name() const {
    const UnitCard& card = entry->card;
    return card.title.empty() || card.unique ? card.name : card.name + " (" + card.title + ")";
}

bool ResolvedArmy::chose(const std::string& choice) const { return isAmong(list->choices, choice); }

const RankLimits& ResolvedArmy::limits() const {
    if (force == nullptr) return rulesOf(list->size).ranks;
    return list->size == GameSize::recon ? force->recon : force->standard;
}

ResolvedArmy resolve(const ArmyList& list, const Catalogue& catalogue) {
    ResolvedArmy army = resolveUnits(list, catalogue);
    for (const ResolvedUnit& unit : army.units) {
        const auto seen = seenByCards(unit);
        army.seenByCards.insert(army.seenByCards.end(), seen.begin(), seen.end());
    }
    return army;
}

ResolvedArmy resolveUnits(const ArmyList& list, const Catalogue& everyCard) {
    const Catalogue& catalogue = everyCard.of(editionOf(list.size));
    ResolvedArmy army{.list = &list,
                      .catalogue = &catalogue,
                      .force = nullptr,
                      .side = {},
                      .units = {},
                      .seenByCards = {}};
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

std::vector<const UpgradeCard*> everyUpgradeOf(const ResolvedUnit& unit) {
    std::vector<const UpgradeCard*> all = unit.upgrades;
    all.insert(all.end(), unit.counterpartUpgrades.begin(), unit.counterpartUpgrades.end());
    return all;
}

std::vector<const KeywordText*> keywordsOf(const ResolvedUnit& unit, Keyword wanted) {
    std::vector<const KeywordText*> found;
    const auto look = [&](const std::vector<KeywordText>& keywords) {
        for (const KeywordText& keyword : keywords) {
            if (keyword.is(wanted)) found.push_back(&keyword);
        }
    };
    look(unit.entry->card.keywords);
    for (const UpgradeCard* card : unit.upgrades) look(card->keywords);
    if (unit.counterpart != nullptr) look(unit.counterpart->keywords);
    return found;
}

}  // namespace sightline::engine
