#include "engine/catalogue/command_card.h"

#include <algorithm>

namespace sightline::engine {
namespace {

bool isNamed(const CommandCard& card, const std::string& wanted, const UnitTraits& unit) {
    return unit.name == wanted && (card.unitTitle.empty() || unit.title == card.unitTitle);
}

}  // namespace

CommandCard playedAs(const CommandEntry& entry) {
    CommandCard card;
    card.id = entry.facts.id;
    card.name = entry.facts.name;
    card.faction = entry.facts.faction;
    card.pips = entry.printedPips;
    if (entry.pips != entry.printedPips) card.pipsInHand = entry.pips;
    card.belongsTo = entry.units;
    card.needsAll = entry.needsAllUnits;
    card.unitTitle = entry.unitTitle;
    card.requirement = entry.requirement;
    card.nominates = entry.nominates;
    card.permanent = entry.permanent;
    for (const CommandEntry::Orders& part : entry.orders)
        card.orders.push_back({part.count, part.to});
    card.returnsToHand = entry.returnsToHand;
    if (entry.effect && !entry.returnsToHand) card.effect = entry.effect->text;
    card.automated = card.effect.empty() && entry.saidBy != SaidBy::nobody && !entry.permanent &&
                     !entry.divulge && entry.selectable.empty() && !entry.weapon;
    card.help = entry.help;
    card.weapon = entry.weapon;
    if (entry.help) card.momentsInHand = entry.momentsInHand;
    return card;
}

bool matches(const UnitFilter& filter, const UnitCard& card, Rank rank) {
    UnitTraits traits = traitsOf(card);
    traits.rank = rank;
    return filter.matches(traits);
}

bool isCardOf(const CommandCard& card, const std::vector<UnitTraits>& units) {
    const auto present = [&](const std::string& name) {
        return std::any_of(units.begin(), units.end(),
                           [&](const UnitTraits& unit) { return isNamed(card, name, unit); });
    };
    const bool required =
        !card.requirement || std::any_of(units.begin(), units.end(), [&](const UnitTraits& unit) {
            return card.requirement->matches(unit);
        });
    if (!required || card.belongsTo.empty()) return required;
    const auto& wanted = card.belongsTo;
    return card.needsAll ? std::all_of(wanted.begin(), wanted.end(), present)
                         : std::any_of(wanted.begin(), wanted.end(), present);
}

bool belongsTo(const CommandCard& card, const UnitCard& unit) {
    const UnitTraits traits = traitsOf(unit);
    return std::any_of(card.belongsTo.begin(), card.belongsTo.end(),
                       [&](const std::string& name) { return isNamed(card, name, traits); });
}

}  // namespace sightline::engine
