#include "engine/legion/rules/attack_numbers/attack_terms.h"

#include <algorithm>

#include "engine/legion/basics/sum.h"
#include "engine/legion/rules/attack_numbers/surge_charts.h"
#include "engine/legion/rules/timing/current_state.h"

namespace sightline::engine {
namespace {

// A suppressed unit improves its cover by 1. p. 34
void improveWhileSuppressed(const AttackFacts& facts, AttackTerms& terms) {
    if (!facts.suppressed || facts.kind != AttackFacts::Kind::ranged) return;
    terms.coverImproved.add(
        {1, page(34, "Determine Cover"), SourceRule::suppressed, facts.defender});
}

// A smoke token improves the cover of a Trooper unit near it. It also improves the cover against a
// Trooper attacker near it. p. 54, Smoke Tokens
void improveBySmoke(const CurrentState& now, const AttackFacts& facts, AttackTerms& terms) {
    if (facts.kind != AttackFacts::Kind::ranged) return;
    std::vector<UnitId> near;
    if (isTrooper(facts.defenderCard->type)) near.push_back(facts.defender);
    if (facts.attackerCard && isTrooper(facts.attackerCard->type)) near.push_back(facts.attacker);
    const int tokens = now.smokeNear(near);
    if (tokens == 0) return;
    terms.coverImproved.add({tokens, page(54, "Smoke Tokens"), SourceRule::smoke, facts.defender});
}

template <class Chart>
void improve(Chart& current, Chart offered, Reckoning& reckoned, Reason reason) {
    reason.amount = static_cast<int>(offered) - static_cast<int>(current);
    if (reason.amount <= 0) return;
    reckoned.add(std::move(reason));
    current = offered;
}

Keyword givesChart(const Reckoning& chart) {
    return chart.reasons.empty() ? Keyword::none : chart.reasons.back().keyword;
}

}  // namespace

MoreDice AttackTerms::allAttackDice() const {
    MoreDice all = dice;
    for (const MoreDice* more : {&diceBeforeRoll, &downgraded, &upgraded}) {
        for (const MoreDice::Added& one : more->added()) all.add(one.die, one.reason);
    }
    return all;
}

void AttackTerms::offerChart(DefenseSurge chart, Reason reason) {
    improve(defenseSurge, chart, defenseChart, std::move(reason));
}

void AttackTerms::offerChart(AttackSurge chart, Reason reason) {
    improve(attackSurge, chart, attackChart, std::move(reason));
}

Keyword AttackTerms::givesDefenseChart() const { return givesChart(defenseChart); }

Keyword AttackTerms::givesAttackChart() const { return givesChart(attackChart); }

AttackTerms attackTermsOf(const CurrentState& now, const AttackFacts& facts) {
    AttackTerms terms;
    terms.attackChart = attackChart(facts);
    terms.attackSurge = attackSurgeOf(terms.attackChart);
    terms.defenseChart = defenseChart(facts);
    terms.defenseSurge = defenseSurgeOf(terms.defenseChart);
    for (const Weapon* one : facts.weapons) terms.weaponDice.push_back(one->dice);
    improveWhileSuppressed(facts, terms);
    improveBySmoke(now, facts, terms);
    AttackNumbers point{facts, terms, facts.carried()};
    consult(now, point);
    return terms;
}

geometry::Cover AttackTerms::coverFrom(geometry::Cover byTerrain) const {
    if (!covering.allowed()) return geometry::Cover::none;
    return coverChanged(byTerrain, coverImproved.total(), coverReduced.total());
}

std::optional<Reason> AttackTerms::coverPrevented() const {
    if (blast.total() > 0) return blast.reasons().front();
    return coverCanceling.forbidden();
}

void AttackTerms::pierceEverything() {
    Term all(pierce.base());
    for (const Reason& one : pierce.reasons()) all.add(one);
    pierce = std::move(all);
    spared = {};
}

int AttackTerms::pierceLeft() const { return std::max(0, pierce.total() - pierceSpent); }

int AttackTerms::pierced(int blocks) const {
    return std::max(0, std::min(blocks, pierceLeft()) - spared.total());
}

geometry::Cover coverChanged(geometry::Cover cover, int improved, int reduced) {
    Sum value{static_cast<int>(cover)};
    value.add({improved, page(14, "Cover, its value")});
    value.add({-reduced, page(14, "Cover, its value")});
    return static_cast<geometry::Cover>(
        value.within({0, static_cast<int>(geometry::Cover::heavy)}));
}

}  // namespace sightline::engine
