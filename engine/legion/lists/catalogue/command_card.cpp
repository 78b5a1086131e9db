#include "engine/legion/lists/catalogue/command_card.h"

#include <algorithm>

namespace sightline::engine {
namespace {

bool isNamed(const CommandCard& card, const std::string& wanted, const std::string& name,
             const std::string& title) {
    return name == wanted && (card.unitTitle.empty() || title == card.unitTitle);
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
    card.fromHandOnly = entry.selectable == discardedFromTheHand;
    card.onlyDivulged =
        entry.selectable == discardedFromPlay || entry.selectable == staysOnceDivulged;
    card.firstRound = entry.selectable == notInRound1 ? 2 : 1;
    card.divulge = entry.divulge;
    if (entry.effect && !entry.returnsToHand) card.effect = entry.effect->text;
    const bool plain =
        card.effect.empty() && entry.saidBy != EffectSource::nobody && !entry.permanent;
    card.program = entry.program;
    card.byHand = byHandAmong(entry.clauses);
    const bool inCode = entry.program && entry.program->inCode;
    card.automated = (plain || entry.program) && card.byHand.empty() && (inCode || !entry.weapon);
    card.leavesNoEntry = entry.saidBy == EffectSource::nobody;
    card.help = entry.help;
    card.weapon = entry.weapon;
    if (entry.help) card.momentsInHand = entry.momentsInHand;
    return card;
}

std::vector<UnitTraits> seenByCards(const UnitTraits& unit, bool fieldCommander,
                                    const std::vector<std::string>& counterparts) {
    std::vector<UnitTraits> seen{unit};
    if (fieldCommander) {
        seen.push_back(unit);
        seen.back().rank = Rank::commander;
    }
    for (const std::string& name : counterparts) {
        seen.push_back(unit);
        seen.back().name = name;
        seen.back().title.clear();
    }
    return seen;
}

bool isCardOf(const CommandCard& card, const std::vector<UnitTraits>& units) {
    const auto some = [&](const auto& wanted) {
        return std::any_of(units.begin(), units.end(), wanted);
    };
    if (card.requirement &&
        !some([&](const UnitTraits& unit) { return card.requirement->matches(unit); }))
        return false;
    if (card.belongsTo.empty()) {
        return card.unitTitle.empty() ||
               some([&](const UnitTraits& unit) { return unit.title == card.unitTitle; });
    }
    const auto present = [&](const std::string& name) {
        return some(
            [&](const UnitTraits& unit) { return isNamed(card, name, unit.name, unit.title); });
    };
    const auto& wanted = card.belongsTo;
    return card.needsAll ? std::all_of(wanted.begin(), wanted.end(), present)
                         : std::any_of(wanted.begin(), wanted.end(), present);
}

bool belongsTo(const CommandCard& card, const std::string& name, const std::string& title) {
    return std::any_of(
        card.belongsTo.begin(), card.belongsTo.end(),
        [&](const std::string& wanted) { return isNamed(card, wanted, name, title); });
}

}  // namespace sightline::engine
