#include "engine/legion/advice/statistics/army_statistics.h"

#include <algorithm>

#include "engine/legion/advice/odds/odds.h"
#include "engine/legion/lists/army/army_points.h"
#include "engine/legion/lists/army/equip.h"

namespace sightline::engine {
namespace {

bool reaches(const Weapon& weapon, int band) {
    if (band == 0) return weapon.melee;
    return weapon.ranged && weapon.minimumRange <= band && band <= weapon.maximumRange;
}

// The dice of a unit's best attack. Each miniature adds its best weapon. A weapon that only one
// miniature may add in an attack, such as a grenade, is added once.
DicePool bestPool(const EquippedUnit& unit, int band) {
    DicePool pool;
    std::vector<const Weapon*> thrown;
    for (const EquippedUnit::Mini& mini : unit.minis) {
        const Weapon* best = nullptr;
        double most = -1.0;
        for (const Weapon& weapon : unit.card.weapons) {
            const bool gone = std::find(thrown.begin(), thrown.end(), &weapon) != thrown.end();
            if (gone || weapon.overrun || weapon.area || !reaches(weapon, band) ||
                !weapon.isUsedBy(mini.carrier, mini.counterpart))
                continue;
            const double results = expectedResults(weapon.dice, unit.card.attackSurge);
            if (results <= most) continue;
            most = results;
            best = &weapon;
        }
        if (best == nullptr) continue;
        pool += best->dice;
        if (best->oncePerAttack) thrown.push_back(best);
    }
    return pool;
}

void addAttack(ArmyStatistics& statistics, const EquippedUnit& unit, int band) {
    const DicePool pool = bestPool(unit, band);
    if (pool.size() == 0) return;
    const auto at = static_cast<std::size_t>(band);
    statistics.expectedHits[at] += expectedResults(pool, unit.card.attackSurge);
    for (int target = 0; target < ArmyStatistics::targets; ++target) {
        const TargetKind kind = targetKind(target);
        OddsQuestion question;
        question.pool = pool;
        question.attackSurge = unit.card.attackSurge;
        question.ranged = band > 0;
        question.defenseDie = kind.defenseDie;
        question.cover = kind.cover;
        statistics.expectedWounds[at][static_cast<std::size_t>(target)] += oddsOf(question).mean;
    }
}

}  // namespace

TargetKind targetKind(int index) {
    return {.defenseDie = index < 3 ? Die::whiteDefense : Die::redDefense,
            .cover = static_cast<geometry::Cover>(index % 3)};
}

ArmyStatistics statisticsOf(const ArmyList& list, const Catalogue& catalogue) {
    const ResolvedArmy army = resolveUnits(list, catalogue);
    ArmyStatistics statistics;
    statistics.pointsByRank = summaryOf(list, catalogue).pointsByRank;
    for (const ResolvedUnit& resolved : army.units) {
        const EquippedUnit unit = equip(army, resolved);
        for (int band = 0; band < ArmyStatistics::bands; ++band) addAttack(statistics, unit, band);
        int wounds = 0;
        for (const EquippedUnit::Mini& mini : unit.minis)
            wounds += mini.threshold.value_or(unit.card.wounds);
        (unit.card.defenseDie == Die::redDefense ? statistics.woundsOnRed
                                                 : statistics.woundsOnWhite) += wounds;
        statistics.miniaturesBySpeed[static_cast<std::size_t>(std::clamp(unit.card.speed, 0, 3))] +=
            static_cast<int>(unit.minis.size());
    }
    return statistics;
}

}  // namespace sightline::engine
