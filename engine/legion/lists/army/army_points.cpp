#include "engine/legion/lists/army/army_points.h"

#include <algorithm>

namespace sightline::engine {
namespace {

bool applies(const PointsChange& change, const ResolvedArmy& army, const ResolvedUnit& unit,
             const UpgradeCard& card) {
    if (change.upgrade != card.facts.id) return false;
    if (!change.battleForce.empty() && change.battleForce != army.list->battleForce) return false;
    if (!change.choice.empty() && !army.chose(change.choice)) return false;
    if (change.on && !change.on->matches(unit.traits)) return false;
    return !change.armyHas ||
           std::any_of(army.units.begin(), army.units.end(), [&](const ResolvedUnit& one) {
               return change.armyHas->matches(one.traits);
           });
}

}  // namespace

int pointsOf(const ResolvedArmy& army, const ResolvedUnit& unit, const UpgradeCard& card) {
    int points = card.points;
    for (const PointsChange& change : army.catalogue->pointsChanges) {
        if (applies(change, army, unit, card)) points += change.points;
    }
    return points;
}

int pointsOf(const ResolvedArmy& army, const ResolvedUnit& unit) {
    int points = unit.entry->card.points;
    for (const UpgradeCard* card : unit.upgrades) points += pointsOf(army, unit, *card);
    if (unit.counterpart != nullptr) points += unit.counterpart->points;
    for (const UpgradeCard* card : unit.counterpartUpgrades) points += pointsOf(army, unit, *card);
    return points;
}

Rank rankInPlay(const ResolvedUnit& unit) {
    Rank rank = unit.entry->card.rank;
    for (const UpgradeCard* card : unit.upgrades) rank = card->changes.countsAs.value_or(rank);
    return rank;
}

ArmySummary summaryOf(const ArmyList& list, const Catalogue& catalogue) {
    const ResolvedArmy army = resolveUnits(list, catalogue);
    ArmySummary summary;
    summary.mostPoints = rulesOf(list.size).mostPoints;
    summary.pointsByUnit.resize(list.units.size());
    for (const ResolvedUnit& unit : army.units) {
        const int points = pointsOf(army, unit);
        const auto rank = static_cast<std::size_t>(unit.rank);
        summary.points += points;
        summary.pointsByUnit[unit.index] = points;
        summary.pointsByRank[rank] += points;
        ++summary.unitsByRank[rank];
        ++summary.orderTokens[static_cast<std::size_t>(rankInPlay(unit))];
        ++summary.activations;
        summary.miniatures += unit.entry->card.miniatures + (unit.counterpart != nullptr ? 1 : 0);
        for (const UpgradeCard* card : unit.upgrades) summary.miniatures += card->miniatures;
    }
    return summary;
}

}  // namespace sightline::engine
