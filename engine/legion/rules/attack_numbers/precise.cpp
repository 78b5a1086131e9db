// Precise X (unit). Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/attack_numbers/fact_rules.h"

namespace sightline::engine::facts {
namespace {

// Each aim token that it spends may reroll up to X more dice.
void rerollMore(const AttackFacts& facts, AttackTerms& terms) {
    const auto x = facts.attackersValue(Keyword::precise);
    if (x) terms.dicePerAim.add(reasonOf(Keyword::precise, x, facts.attacker, *x));
}

}  // namespace

FactRule precise() { return {Keyword::precise, true, rerollMore}; }

}  // namespace sightline::engine::facts
