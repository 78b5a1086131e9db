#include "engine/catalogue/command_card.h"

#include <algorithm>

namespace sightline::engine {
namespace {

bool contains(const std::vector<std::string>& names, const std::string& name) {
    return std::find(names.begin(), names.end(), name) != names.end();
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
    for (const CommandEntry::Orders& part : entry.orders) card.orders.push_back({part.count, part.to});
    card.returnsToHand = entry.returnsToHand;
    if (entry.effect && !entry.returnsToHand) card.effect = entry.effect->text;
    card.automated = card.effect.empty() && !entry.nominates && !entry.permanent &&
                     !entry.divulge && entry.selectable.empty() && !entry.weapon;
    return card;
}

bool matches(const UnitFilter& filter, const UnitCard& card, Rank rank) {
    UnitTraits traits = traitsOf(card);
    traits.rank = rank;
    return filter.matches(traits);
}

bool isCardOf(const CommandCard& card, const std::vector<std::string>& unitNames) {
    if (card.belongsTo.empty()) return true;
    const auto present = [&](const std::string& name) { return contains(unitNames, name); };
    const auto& wanted = card.belongsTo;
    return card.needsAll ? std::all_of(wanted.begin(), wanted.end(), present)
                         : std::any_of(wanted.begin(), wanted.end(), present);
}

}  // namespace sightline::engine
