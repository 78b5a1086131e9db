// Armor X (unit). Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/attack_numbers/fact_rules.h"

namespace sightline::engine::facts {
namespace {

// The defender may cancel up to X hits. Cancelling has no cost, so the game cancels as many as
// possible without a question.
void cancelHits(const AttackFacts& facts, AttackTerms& terms) {
    const auto x = facts.defendersValue(Keyword::armor);
    if (x) terms.armor.add(reasonOf(Keyword::armor, x, facts.defender, *x));
}

}  // namespace

FactRule armor() { return {Keyword::armor, true, cancelHits}; }

}  // namespace sightline::engine::facts
