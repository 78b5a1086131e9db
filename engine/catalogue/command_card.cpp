#include "engine/catalogue/command_card.h"

#include <algorithm>
#include <set>

namespace sightline::engine {
namespace {

bool contains(const std::vector<std::string>& names, const std::string& name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

std::string cards(int count, const std::string& kind) {
    return std::to_string(count) + " " + kind + (count == 1 ? " card" : " cards");
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

std::optional<std::string> faultOfCommandHand(const std::vector<CommandCard>& hand,
                                              const std::vector<UnitCard>& units) {
    std::set<std::string> ids;
    std::vector<std::string> names;
    for (const UnitCard& unit : units) names.push_back(unit.name);
    int ofPips[5] = {};
    for (const CommandCard& card : hand) {
        if (!ids.insert(card.id).second) return card.name + " is in the command hand twice";
        if (!isCardOf(card, names)) return card.name + " needs a unit that is not in the army";
        if (!card.faction.empty() && !units.empty() &&
            std::none_of(units.begin(), units.end(),
                         [&](const UnitCard& unit) { return unit.faction == card.faction; })) {
            return card.name + " belongs to another faction";
        }
        ++ofPips[std::clamp(card.pipsInHand.value_or(card.pips), 0, 4)];
    }
    for (int pips = 1; pips <= 3; ++pips) {
        if (ofPips[pips] == 2) continue;
        return "a command hand has 2 cards of " + std::to_string(pips) + " pips, not " +
               std::to_string(ofPips[pips]);
    }
    if (!ids.contains("standing-orders")) return "a command hand always has Standing Orders";
    if (hand.size() != 7) {
        return "a command hand has " + cards(7, "command") + ", not " + std::to_string(hand.size());
    }
    return std::nullopt;
}

}  // namespace sightline::engine
