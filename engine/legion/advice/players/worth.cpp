#include "engine/legion/advice/players/worth.h"

#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/rulings/weapons_against.h"

namespace sightline::engine {
namespace {

// An attack that removes the last wound of a unit is worth more by this share of the unit's points.
constexpr double killBonus = 0.35;
constexpr double waitingBonus = 1.15;  // factor for the worth of a unit that has not activated yet
// If an attack defeats a unit that holds or contests an objective, the attack is worth more by this
// share of a victory point.
constexpr double objectiveBonus = 0.5;
// An attack that defeats a unit may bring victory points. Each of these points counts as this share
// of a victory point in the worth of the attack.
constexpr double scoredKill = 0.8;
// In the last round of a mission, a wound that does not defeat the unit counts as this share.
constexpr double idleWound = 0.4;
// In an attack without many wounds, the unit counts as if the attack caused this number.
constexpr double leastWounds = 0.2;
// Numbers of attacks of one kind on a unit: in the rest of this round, and in each later round. The
// second number is high, because many enemies attack a unit in front.
constexpr double attacksThisRound = 1.0, attacksARound = 8.0;

int thresholds(const View& view, UnitId unit) {
    int sum = 0;
    for (const MiniView& mini : view.minis) {
        if (mini.unit == unit) sum += mini.threshold;
    }
    return std::max(1, sum);
}

// The victory points that a player gets for each defeated enemy unit.
double pointsForDefeat(const View& view) {
    double points = 0.0;
    for (const BattleCard* card : {view.mission.objective, view.mission.secondary}) {
        if (!card) continue;
        for (const ScoringRule& rule : card->scoring) {
            if (rule.what == Scores::defeatedThisRound) points += rule.points;
        }
    }
    return points;
}

bool isAtObjective(const View& view, UnitId unit) {
    return std::any_of(
        view.mission.tokens.begin(), view.mission.tokens.end(), [&](const MissionView::Token& one) {
            const auto& at = one.contesting;
            return one.token.holder == unit || std::find(at.begin(), at.end(), unit) != at.end();
        });
}

// The worth of the last wound of a unit, beyond that of the wound itself.
double killWorth(const View& view, const UnitView& unit) {
    double worth = killBonus * std::max(1, unit.card->points);
    if (isAtObjective(view, unit.id)) worth += objectiveBonus * victoryPointWorth;
    return worth + scoredKill * victoryPointWorth * pointsForDefeat(view);
}

}  // namespace

bool isOnTable(const UnitView& unit) { return !unit.defeated && !unit.undeployed; }

int woundsLeft(const View& view, const UnitView& unit) {
    int left = 0;
    for (MiniId one : unit.minis) left += view.mini(one).threshold - view.mini(one).wounds;
    return left;
}

double worthOf(const View& view, const UnitView& unit) {
    if (unit.defeated) return 0.0;
    const double points = std::max(1, unit.card->points);
    return points * woundsLeft(view, unit) / thresholds(view, unit.id);
}

double worthOfWounds(const View& view, const UnitView& defender, const AttackPreview& preview) {
    const double points = std::max(1, defender.card->points);
    const int left = woundsLeft(view, defender);
    const double each = points / thresholds(view, defender.id);
    const double last = killWorth(view, defender);
    double worth = 0.0;
    for (std::size_t wounds = 1; wounds < preview.chances.size(); ++wounds) {
        const int taken = std::min(static_cast<int>(wounds), left);
        worth += preview.chances[wounds] * (each * taken + (taken >= left ? last : 0.0));
    }
    return defender.activated ? worth : worth * waitingBonus;
}

double shareOfWounds(const View& view, const UnitView& defender, const AttackPreview& preview) {
    const int left = std::max(1, woundsLeft(view, defender));
    double wounds = 0.0;
    for (std::size_t i = 1; i < preview.chances.size(); ++i)
        wounds += preview.chances[i] * std::min(static_cast<int>(i), left);
    return wounds / left;
}

double worthForResult(const View& view, const UnitView& defender, const AttackPreview& preview) {
    const double points = std::max(1, defender.card->points);
    const int left = std::max(1, woundsLeft(view, defender));
    const double each = points / thresholds(view, defender.id);
    const bool mission = view.mission.objective != nullptr;
    const int rounds = std::max(0, view.lastRound - view.round);
    const double last = killWorth(view, defender);
    const double kill = std::max(each * left + last, !mission && rounds <= 1 ? points : 0.0);
    // The number of wounds that further attacks of this kind will still cause.
    const double later = std::max(leastWounds, left * shareOfWounds(view, defender, preview)) *
                         (attacksARound * rounds + attacksThisRound);
    double worth = 0.0;
    for (std::size_t wounds = 1; wounds < preview.chances.size(); ++wounds) {
        const int rest = left - static_cast<int>(wounds);
        if (rest <= 0) {
            worth += preview.chances[wounds] * kill;
            continue;
        }
        const double far = rest / later;
        const double counts = !mission ? 1.0 / (1.0 + far * far) : rounds > 0 ? 1.0 : idleWound;
        worth += preview.chances[wounds] * counts * each * static_cast<double>(wounds);
    }
    return defender.activated ? worth : worth * waitingBonus;
}

AttackChoice attackOn(const View& view, UnitId attacker, UnitId defender) {
    const AttackPreview preview = previewAttack(view, attacker, defender, false);
    if (!preview.legal) return {};
    return {defender, worthOfWounds(view, view.unit(defender), preview)};
}

AttackChoice bestAttack(const View& view, UnitId attacker) {
    AttackChoice best;
    const UnitView& self = view.unit(attacker);
    if (!isOnTable(self)) return best;
    const Tabletop table = tabletopOf(view);
    const ViewState now(view, &table);
    for (const UnitView& other : view.units) {
        if (other.player == self.player || !isOnTable(other)) continue;
        const bool further = mayShootFurther(view, table, attacker);
        if (weaponsAgainst(now, attacker, other.id, further).empty()) continue;
        const AttackChoice one = attackOn(view, attacker, other.id);
        if (!one.defender.none() && (best.defender.none() || one.worth > best.worth)) best = one;
    }
    return best;
}

View withTokens(const View& view, UnitId unit, Token token, int more) {
    View changed = view;
    for (UnitView& one : changed.units) {
        if (one.id == unit) one.tokens[token] += more;
    }
    return changed;
}

}  // namespace sightline::engine
