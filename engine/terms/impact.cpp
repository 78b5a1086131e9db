// Impact X (weapon). Core Rulebook, Keyword Glossary.
#include "engine/terms/fact_rules.h"

namespace sightline::engine::facts {
namespace {

// Against a unit with Armor, up to X hits become crits. A crit does whatever a hit does, so that
// nobody is asked how many.
void turnHitsToCrits(const AttackFacts& facts, AttackTerms& terms) {
    const auto x = facts.poolValue(Keyword::impact);
    if (!x || !facts.defendersValue(Keyword::armor)) return;
    terms.impact.add(reasonOf(Keyword::impact, x, facts.attacker, *x));
}

}  // namespace

FactRule impact() { return {Keyword::impact, true, turnHitsToCrits}; }

}  // namespace sightline::engine::facts
