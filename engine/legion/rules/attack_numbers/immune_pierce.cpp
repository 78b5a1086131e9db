// Immune: Pierce (unit). Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/attack_numbers/fact_rules.h"

namespace sightline::engine::facts {
namespace {

// Pierce cannot cancel its blocks.
void forbidPierce(const AttackFacts& facts, AttackTerms& terms) {
    if (!facts.defendersValue(Keyword::immunePierce)) return;
    terms.pierce.forbid(reasonOf(Keyword::immunePierce, std::nullopt, facts.defender, 0));
}

}  // namespace

FactRule immunePierce() { return {Keyword::immunePierce, false, forbidPierce}; }

}  // namespace sightline::engine::facts
