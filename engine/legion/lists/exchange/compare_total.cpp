#include "engine/legion/lists/exchange/compare_total.h"

#include <cstdlib>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/lists/army/army_points.h"
#include "engine/legion/lists/words/imports.h"

namespace sightline::engine {
namespace {

/// A card whose current price differs from the price in the list.
struct PriceChange {
    Message words;
    int more = 0;  ///< price in the list minus the current price, for all copies together
};

/// The prices of one entry: the price in the list and the current price.
class EntryPrices {
  public:
    EntryPrices(const PostedEntry& entry, const UnitEntry& unit, const CardNames& names,
                const std::string& faction) {
        bool allStated = true;
        for (const PostedUpgrade& upgrade : entry.upgrades) {
            const UpgradeCard* card =
                names.upgrade(upgrade.name, {.faction = faction, .unit = &unit});
            const int now = card == nullptr ? 0 : card->points;
            nowUpgrades_ += now;
            allStated = allStated && upgrade.points.has_value();
            if (!upgrade.points || card == nullptr) continue;
            statedUpgrades_ += *upgrade.points;
            note(say::printed(card->facts.shownName()), *upgrade.points, now, entry.count);
        }
        readUnit(entry, unit, allStated);
    }
    std::vector<PriceChange> changes;

  private:
    void note(const Message& name, int stated, int now, int count) {
        if (stated == now) return;
        changes.push_back({say::priceChanged(name, stated, now), (stated - now) * count});
    }
    // Notes a changed price of the unit. The number after the unit's name is the price of the unit
    // alone; in some lists, it includes the upgrades.
    void readUnit(const PostedEntry& entry, const UnitEntry& unit, bool allStated) {
        const int own = unit.card.points;
        const int withUpgrades = own + nowUpgrades_;
        std::optional<int> stated;
        if (entry.points) {
            const bool whole =
                std::abs(*entry.points - withUpgrades) < std::abs(*entry.points - own);
            if (!whole)
                stated = entry.points;
            else if (allStated)
                stated = *entry.points - statedUpgrades_;
        } else if (entry.total && allStated) {
            stated = *entry.total / entry.count - statedUpgrades_;
        }
        if (stated) {
            note(say::printed(unit.facts.shownName()), *stated, own, entry.count);
        } else if (entry.total) {
            note(say::withUpgrades(entry.count, unit.facts.shownName()), *entry.total,
                 withUpgrades * entry.count, 1);
        }
    }

    int nowUpgrades_ = 0, statedUpgrades_ = 0;
};

std::vector<PriceChange> changedPrices(const PostedList& posted,
                                       const std::vector<const UnitEntry*>& chosen,
                                       const CardNames& names, const std::string& faction) {
    std::vector<PriceChange> changes;
    for (std::size_t i = 0; i < posted.entries.size(); ++i) {
        if (chosen[i] == nullptr) continue;
        const EntryPrices prices(posted.entries[i], *chosen[i], names, faction);
        changes.insert(changes.end(), prices.changes.begin(), prices.changes.end());
    }
    return changes;
}

Message listed(const std::vector<PriceChange>& changes) {
    Message words;
    constexpr std::size_t most = 3;
    for (std::size_t i = 0; i < changes.size() && i < most; ++i)
        words = i == 0 ? changes[i].words : say::andThen(words, changes[i].words);
    return changes.size() > most
               ? say::andMorePrices(words, static_cast<int>(changes.size() - most))
               : words;
}

// The points in the list for entries that were not understood.
int missedPoints(const PostedList& posted, const std::vector<const UnitEntry*>& chosen,
                 const CardNames& names, const std::string& faction) {
    int points = 0;
    for (std::size_t i = 0; i < posted.entries.size(); ++i) {
        const PostedEntry& entry = posted.entries[i];
        if (chosen[i] == nullptr && !entry.counterpart) {
            int own = entry.points.value_or(0);
            for (const PostedUpgrade& upgrade : entry.upgrades) own += upgrade.points.value_or(0);
            points += entry.total ? *entry.total : own * entry.count;
            continue;
        }
        for (const PostedUpgrade& upgrade : entry.upgrades) {
            const NameHint hint{.faction = faction, .unit = chosen[i]};
            if (upgrade.known || names.upgradeInShort(upgrade.name, hint) != nullptr) continue;
            points += upgrade.points.value_or(0) * entry.count;
        }
    }
    return points;
}

// Explains the difference between the totals by one missing or additional unit, for example because
// a count was overlooked.
Message oneUnit(const ArmySummary& summary, const ImportedArmy& army, const Catalogue& catalogue,
                int more) {
    for (std::size_t i = 0; i < summary.pointsByUnit.size(); ++i) {
        if (summary.pointsByUnit[i] == 0 || summary.pointsByUnit[i] != std::abs(more)) continue;
        const UnitEntry* unit = catalogue.unit(army.list.units[i].unit);
        if (unit == nullptr) continue;
        const std::string name = unit->facts.shownName();
        return more > 0 ? say::perhapsOneTooFew(name) : say::perhapsOneTooMany(name);
    }
    return {};
}

Message causeOf(const PostedList& posted, const std::vector<const UnitEntry*>& chosen,
                const ImportedArmy& army, const Catalogue& catalogue, const CardNames& names,
                int more) {
    const auto changes = changedPrices(posted, chosen, names, army.list.faction);
    int changed = 0;
    for (const PriceChange& change : changes) changed += change.more;
    const int missed = missedPoints(posted, chosen, names, army.list.faction);
    if (!army.open.empty()) return say::notDecidedYet(placeSaid(army.open.front().where));
    if (!changes.empty() && changed == more) return say::pointsChanged(listed(changes));
    if (missed != 0 && missed == more) return say::missedCostsAsMuch();
    if (missed != 0 && missed + changed == more) return say::missedAndChanged(listed(changes));
    if (!army.missed.empty() && more > 0)
        return say::notUnderstoodInFull(placeSaid(army.missed.front().where));
    Message unit = oneUnit(summaryOf(army.list, catalogue), army, catalogue, more);
    if (!unit.none()) return unit;
    if (!changes.empty()) return say::pointsChanged(listed(changes));
    return say::changedOrLineMissing();
}

}  // namespace

std::vector<Message> differencesOf(const PostedList& posted,
                                   const std::vector<const UnitEntry*>& chosen,
                                   const ImportedArmy& army, const Catalogue& catalogue,
                                   const CardNames& names) {
    std::vector<Message> differences;
    const ArmySummary summary = summaryOf(army.list, catalogue);
    const auto& stated = posted.total;
    if (stated.points && *stated.points != summary.points) {
        const int more = *stated.points - summary.points;
        const auto& differs = more > 0 ? say::fewerPoints : say::morePoints;
        differences.push_back(differs(*stated.points, summary.points, std::abs(more),
                                      causeOf(posted, chosen, army, catalogue, names, more)));
    }
    if (stated.activations && *stated.activations != summary.activations) {
        differences.push_back(say::otherActivations(*stated.activations, summary.activations));
    }
    return differences;
}

}  // namespace sightline::engine
