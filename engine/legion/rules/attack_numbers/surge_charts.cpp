#include "engine/legion/rules/attack_numbers/surge_charts.h"

#include <numeric>
#include <utility>

namespace sightline::engine {
namespace {

const Citation attackSurgesPage = page(33, "Roll Attack Dice");
const Citation defenseSurgesPage = page(34, "Roll Defense Dice");

/// Makes a Reckoning for a surge chart: the chart and the reasons for it.
class ChartReckoned {
  public:
    ChartReckoned(Reckoning::Number of, const Citation& citation, UnitId unit)
        : chart_{.of = of}, citation_(citation), unit_(unit) {}

    /// Starts with the surge chart of the unit card. Then adds the effects that changed this chart.
    void own(int chart, const std::vector<Reason>& changes) {
        const int changed =
            std::accumulate(changes.begin(), changes.end(), 0,
                            [](int sum, const Reason& one) { return sum + one.amount; });
        if (chart != changed) chart_.add({chart - changed, citation_, SourceRule::unitCard, unit_});
        for (const Reason& one : changes) add(one);
    }
    /// Replaces the current chart by `chart` if `chart` is better. `given` holds the sources of
    /// `chart`. If `given` is empty, the source is the unit card.
    void further(int chart, const std::vector<Reason>& given) {
        if (!isBetter(chart)) return;
        Reason reason{0, citation_, SourceRule::unitCard};
        if (!given.empty()) reason = given.back();
        improve(chart, std::move(reason));
    }
    void ofWeapon(const Weapon& weapon, AttackSurge chart) {
        if (!isBetter(static_cast<int>(chart))) return;
        Reason reason{0, citation_, weapon.name};
        if (!weapon.card.none()) reason = {0, page(16, "Upgrade Cards"), weapon.card.name};
        improve(static_cast<int>(chart), std::move(reason));
    }
    Reckoning take() && { return std::move(chart_); }

  private:
    void add(Reason reason) {
        reason.unit = unit_;
        chart_.add(std::move(reason));
    }
    bool isBetter(int chart) const { return chart > chart_.total(); }
    void improve(int chart, Reason reason) {
        reason.amount = chart - chart_.total();
        add(std::move(reason));
    }

    Reckoning chart_;
    const Citation& citation_;
    UnitId unit_;
};

}  // namespace

Reckoning attackChart(const AttackFacts& facts) {
    ChartReckoned chart(Reckoning::Number::attackSurges, attackSurgesPage, facts.attacker);
    if (!facts.attackerCard) {
        for (const Weapon* weapon : facts.weapons) chart.ofWeapon(*weapon, facts.areaSurge);
        return std::move(chart).take();
    }
    const UnitCard& card = *facts.attackerCard;
    chart.own(static_cast<int>(card.attackSurge), card.why.attackSurge);
    if (facts.kind == AttackFacts::Kind::melee)
        chart.further(static_cast<int>(card.meleeAttackSurge), card.why.meleeAttackSurge);
    for (const Weapon* weapon : facts.weapons) chart.ofWeapon(*weapon, weapon->surge);
    return std::move(chart).take();
}

Reckoning defenseChart(const AttackFacts& facts) {
    ChartReckoned chart(Reckoning::Number::defenseSurges, defenseSurgesPage, facts.defender);
    const UnitCard& card = *facts.defenderCard;
    chart.own(static_cast<int>(card.defenseSurge), card.why.defenseSurge);
    if (facts.kind == AttackFacts::Kind::melee)
        chart.further(static_cast<int>(card.meleeDefenseSurge), card.why.meleeDefenseSurge);
    return std::move(chart).take();
}

AttackSurge attackSurgeOf(const Reckoning& chart) {
    return static_cast<AttackSurge>(chart.total());
}

DefenseSurge defenseSurgeOf(const Reckoning& chart) {
    return static_cast<DefenseSurge>(chart.total());
}

}  // namespace sightline::engine
