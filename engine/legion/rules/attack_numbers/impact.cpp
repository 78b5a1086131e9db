// Impact X (weapon). Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/attack_numbers/fact_rules.h"

namespace sightline::engine::facts {
namespace {

// Turns up to X hits into crits against a unit with Armor. A crit is never worse than a hit, so the
// game turns as many as possible without a question.
void turnHitsToCrits(const AttackFacts& facts, AttackTerms& terms) {
    const auto x = facts.poolValue(Keyword::impact);
    if (!x || !facts.defendersValue(Keyword::armor)) return;
    terms.impact.add(reasonOf(Keyword::impact, x, facts.attacker, *x));
}

}  // namespace

FactRule impact() { return {Keyword::impact, true, turnHitsToCrits}; }

}  // namespace sightline::engine::facts
