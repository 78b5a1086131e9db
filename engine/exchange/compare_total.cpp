#include "engine/exchange/compare_total.h"

#include <cstdlib>

#include "engine/army/army_points.h"

namespace sightline::engine {
namespace {

/// A card that costs something else now than the list says.
struct PriceChange {
    std::string words;
    int more = 0;  ///< that the list says, for all of them
};

/// What one entry states and what it costs now.
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
            note(card->facts.shownName(), *upgrade.points, now, entry.count);
        }
        readUnit(entry, unit, allStated);
    }
    std::vector<PriceChange> changes;

  private:
    void note(const std::string& name, int stated, int now, int count) {
        if (stated == now) return;
        changes.push_back({name + " " + std::to_string(stated) + ", now " + std::to_string(now),
                           (stated - now) * count});
    }
    // Behind the name stands the unit's own price or, in some lists, that with its upgrades.
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
            note(unit.facts.shownName(), *stated, own, entry.count);
        } else if (entry.total) {
            note(std::to_string(entry.count) + "x " + unit.facts.shownName() + " with upgrades",
                 *entry.total, withUpgrades * entry.count, 1);
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

std::string listed(const std::vector<PriceChange>& changes) {
    std::string words;
    constexpr std::size_t most = 3;
    for (std::size_t i = 0; i < changes.size() && i < most; ++i)
        words += (i == 0 ? "" : "; ") + changes[i].words;
    return changes.size() > most
               ? words + "; and " + std::to_string(changes.size() - most) + " more"
               : words;
}

// Points that the list states for what was not understood.
int missedPoints(const PostedList& posted, const std::vector<const UnitEntry*>& chosen) {
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
            if (!upgrade.known) points += upgrade.points.value_or(0) * entry.count;
        }
    }
    return points;
}

// One unit too few or too many, such as a count that was overlooked.
std::string oneUnit(const ArmySummary& summary, const ImportedArmy& army,
                    const Catalogue& catalogue, int more) {
    for (std::size_t i = 0; i < summary.pointsByUnit.size(); ++i) {
        if (summary.pointsByUnit[i] == 0 || summary.pointsByUnit[i] != std::abs(more)) continue;
        const UnitEntry* unit = catalogue.unit(army.list.units[i].unit);
        if (unit == nullptr) continue;
        return "as much as " + unit->facts.shownName() + " costs, perhaps one too " +
               (more > 0 ? "few" : "many");
    }
    return "";
}

std::string causeOf(const PostedList& posted, const std::vector<const UnitEntry*>& chosen,
                    const ImportedArmy& army, const Catalogue& catalogue, const CardNames& names,
                    int more) {
    const auto changes = changedPrices(posted, chosen, names, army.list.faction);
    int changed = 0;
    for (const PriceChange& change : changes) changed += change.more;
    const int missed = missedPoints(posted, chosen);
    if (!army.open.empty()) return army.open.front().where + " is not decided yet";
    if (!changes.empty() && changed == more) return "points have changed: " + listed(changes);
    if (missed != 0 && missed == more) return "what was not understood costs as much";
    if (missed != 0 && missed + changed == more)
        return "what was not understood, and points have changed: " + listed(changes);
    if (!army.missed.empty() && more > 0)
        return army.missed.front().where + " was not understood in full";
    std::string unit = oneUnit(summaryOf(army.list, catalogue), army, catalogue, more);
    if (!unit.empty()) return unit;
    if (!changes.empty()) return "points have changed: " + listed(changes);
    return "points have changed since it was written, or a line is missing";
}

}  // namespace

std::vector<std::string> differencesOf(const PostedList& posted,
                                       const std::vector<const UnitEntry*>& chosen,
                                       const ImportedArmy& army, const Catalogue& catalogue,
                                       const CardNames& names) {
    std::vector<std::string> differences;
    const ArmySummary summary = summaryOf(army.list, catalogue);
    const auto& stated = posted.total;
    if (stated.points && *stated.points != summary.points) {
        const int more = *stated.points - summary.points;
        differences.push_back("the list states " + std::to_string(*stated.points) + " points, " +
                              std::to_string(summary.points) + " were understood, " +
                              std::to_string(std::abs(more)) + (more > 0 ? " fewer: " : " more: ") +
                              causeOf(posted, chosen, army, catalogue, names, more));
    }
    if (stated.activations && *stated.activations != summary.activations) {
        differences.push_back("the list states " + std::to_string(*stated.activations) +
                              " activations, " + std::to_string(summary.activations) +
                              " were understood");
    }
    return differences;
}

}  // namespace sightline::engine
