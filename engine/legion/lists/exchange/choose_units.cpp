#include "engine/legion/lists/exchange/choose_units.h"

#include <algorithm>

#include "engine/legion/lists/army/unit_offers.h"
#include "engine/legion/lists/catalogue/command_card.h"
#include "engine/legion/lists/exchange/known_names.h"
#include "engine/legion/lists/exchange/list_lines.h"

namespace sightline::engine {
namespace {

using Units = std::vector<const UnitEntry*>;

template <class Fits>
void keep(Units& units, Fits fits) {
    Units kept;
    std::copy_if(units.begin(), units.end(), std::back_inserter(kept),
                 [&](const UnitEntry* unit) { return fits(*unit); });
    if (!kept.empty()) units = std::move(kept);
}

bool costs(const UnitEntry& unit, const UnitEvidence& evidence) {
    const int upgrades = evidence.upgrades ? evidence.upgrades(unit) : 0;
    const int whole = unit.card.points + upgrades;
    if (evidence.points && (*evidence.points == unit.card.points || *evidence.points == whole ||
                            *evidence.points == whole * evidence.count))
        return true;
    return evidence.total && *evidence.total == whole * evidence.count;
}

template <class Count>
void keepMost(Units& units, Count count) {
    int most = 0;
    for (const UnitEntry* unit : units) most = std::max(most, count(*unit));
    keep(units, [&](const UnitEntry& unit) { return count(unit) == most; });
}

// The number of listed upgrades that fit into the unit's slots: slots of its upgrade bar and slots
// from upgrades.
int upgradesThatFit(const UnitEntry& unit, const CardNames& names, const UnitEvidence& evidence) {
    const UnitTraits traits = unit.traits();
    std::vector<const UpgradeCard*> cards;
    std::vector<std::string> slots = unit.card.upgradeBar;
    for (const std::string& name : evidence.carried) {
        const UpgradeCard* card = names.upgrade(name, {.faction = evidence.faction, .unit = &unit});
        if (card == nullptr || (card->requirement && !card->requirement->matches(traits))) continue;
        cards.push_back(card);
        slots.insert(slots.end(), card->addsSlots.begin(), card->addsSlots.end());
    }
    return static_cast<int>(std::count_if(cards.begin(), cards.end(), [&](const auto* card) {
        const auto slot = std::find(slots.begin(), slots.end(), card->slot);
        if (slot == slots.end()) return false;
        slots.erase(slot);
        return true;
    }));
}

// The number of cards in the command hand that belong to the unit by name and title, or by
// requirement.
int cardsOfItsOwn(const UnitEntry& unit, const UnitEvidence& evidence) {
    const auto seen = seenByCards(unit.traits(), unit.card.has(Keyword::fieldCommander), {});
    return static_cast<int>(
        std::count_if(evidence.hand.begin(), evidence.hand.end(), [&](const CommandEntry* card) {
            if (!card->units.empty())
                return belongsTo(playedAs(*card), unit.card.name, unit.card.title);
            return (!card->unitTitle.empty() || card->requirement) &&
                   isCardOf(playedAs(*card), seen);
        }));
}

// True if the unit was already released in the given year. `expected` is a release date such as
// "Aug 2026".
bool isOutIn(const UnitEntry& unit, int year) {
    const std::string& expected = unit.facts.expected;
    if (unit.facts.released || expected.size() < 4) return true;
    const auto stated = numberIn(std::string_view(expected).substr(expected.size() - 4));
    return !stated || *stated <= year;
}

void decideByContent(Units& units, const CardNames& names, const UnitEvidence& evidence) {
    if (units.size() > 1 && !evidence.carried.empty())
        keepMost(units,
                 [&](const UnitEntry& unit) { return upgradesThatFit(unit, names, evidence); });
    if (units.size() > 1 && !evidence.hand.empty())
        keepMost(units, [&](const UnitEntry& unit) { return cardsOfItsOwn(unit, evidence); });
    if (units.size() > 1 && evidence.year)
        keep(units, [&](const UnitEntry& unit) { return isOutIn(unit, *evidence.year); });
}

bool meantByBareName(const UnitEntry& unit, const std::string& folded) {
    return unit.card.title.empty() && foldedName(unit.facts.shownName()) == folded;
}

}  // namespace

UnitChoice chooseUnit(const CardNames& names, const std::string& name,
                      const UnitEvidence& evidence) {
    Units units = names.units(name);
    const std::string folded = foldedName(name);
    if (!evidence.faction.empty()) {
        keep(units, [&](const UnitEntry& unit) {
            return mayField(unit, evidence.faction, evidence.force);
        });
    }
    if (evidence.force != nullptr) {
        keep(units, [&](const UnitEntry& unit) { return contains(*evidence.force, unit); });
    }
    keep(units, [&](const UnitEntry& unit) {
        return !unit.card.title.empty() &&
               foldedName(unit.card.name + " " + unit.card.title) == folded;
    });
    if (evidence.rank)
        keep(units, [&](const UnitEntry& unit) { return unit.card.rank == *evidence.rank; });
    UnitChoice choice{units, false};
    const bool bare = std::any_of(units.begin(), units.end(), [&](const UnitEntry* unit) {
        return meantByBareName(*unit, folded);
    });
    if (evidence.points || evidence.total)
        keep(choice.fitting, [&](const UnitEntry& unit) { return costs(unit, evidence); });
    if (choice.fitting.size() > 1)
        keep(choice.fitting, [&](const UnitEntry& unit) { return meantByBareName(unit, folded); });
    decideByContent(choice.fitting, names, evidence);
    choice.byPoints =
        bare && choice.fitting.size() == 1 && !meantByBareName(*choice.fitting.front(), folded);
    return choice;
}

}  // namespace sightline::engine
