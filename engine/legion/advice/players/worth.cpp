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
    double last = points * killBonus;
    if (isAtObjective(view, defender.id)) last += objectiveBonus * victoryPointWorth;
    last += scoredKill * victoryPointWorth * pointsForDefeat(view);
    double worth = 0.0;
    for (std::size_t wounds = 1; wounds < preview.chances.size(); ++wounds) {
        const int taken = std::min(static_cast<int>(wounds), left);
        worth += preview.chances[wounds] * (each * taken + (taken >= left ? last : 0.0));
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
