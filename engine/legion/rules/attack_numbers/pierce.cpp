// Pierce X (weapon). Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/attack_numbers/fact_rules.h"

namespace sightline::engine::facts {
namespace {

// The attacker may cancel up to X blocks. Cancelling has no cost, so the game cancels as many as
// possible without a question.
void cancelBlocks(const AttackFacts& facts, AttackTerms& terms) {
    const auto x = facts.poolValue(Keyword::pierce);
    if (x) terms.pierce.add(reasonOf(Keyword::pierce, x, facts.attacker, *x));
}

}  // namespace

FactRule pierce() { return {Keyword::pierce, true, cancelBlocks}; }

}  // namespace sightline::engine::facts
