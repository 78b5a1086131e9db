#include "engine/legion/lists/army/unique_cards.h"

#include <algorithm>

namespace sightline::engine {
namespace {

void add(NameCount::Count& count, int limit) {
    ++count.copies;
    if (limit > 0) count.limit = count.limit == 0 ? limit : std::min(count.limit, limit);
}

}  // namespace

int NameCount::copies(const std::string& name) const {
    const auto found = names.find(name);
    return found == names.end() ? 0 : found->second.copies;
}

int NameCount::limitOf(const std::string& name, int limitOfNewCard) const {
    const auto found = names.find(name);
    if (found == names.end() || found->second.limit == 0) return limitOfNewCard;
    return limitOfNewCard == 0 ? found->second.limit
                               : std::min(found->second.limit, limitOfNewCard);
}

std::string nameThatCounts(const UpgradeCard& card) {
    const std::string& choice = card.battleForceChoice;
    return choice.empty() ? card.facts.name : choice + ": " + card.facts.name;
}

NameCount countNames(const ResolvedArmy& army) {
    NameCount count;
    const auto addUpgrades = [&](const std::vector<const UpgradeCard*>& cards) {
        for (const UpgradeCard* card : cards) add(count.names[nameThatCounts(*card)], card->limit);
    };
    for (const ResolvedUnit& unit : army.units) {
        const UnitEntry& entry = *unit.entry;
        add(count.names[entry.card.name], entry.card.unique && !entry.uniqueTitle ? 1 : 0);
        if (entry.uniqueTitle) add(count.titles[entry.card.name + ", " + entry.card.title], 1);
        if (unit.counterpart != nullptr) {
            add(count.names[unit.counterpart->facts.name], unit.counterpart->unique ? 1 : 0);
        }
        addUpgrades(unit.upgrades);
        addUpgrades(unit.counterpartUpgrades);
    }
    return count;
}

}  // namespace sightline::engine
