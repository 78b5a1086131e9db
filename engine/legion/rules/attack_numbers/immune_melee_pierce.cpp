// Immune: Melee Pierce (unit). Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/attack_numbers/fact_rules.h"

namespace sightline::engine::facts {
namespace {

// Pierce cannot cancel its blocks in a melee attack.
void forbidInMelee(const AttackFacts& facts, AttackTerms& terms) {
    const bool melee = facts.kind == AttackFacts::Kind::melee;
    if (!melee || !facts.defendersValue(Keyword::immuneMeleePierce)) return;
    terms.pierce.forbid(reasonOf(Keyword::immuneMeleePierce, std::nullopt, facts.defender, 0));
}

}  // namespace

FactRule immuneMeleePierce() { return {Keyword::immuneMeleePierce, false, forbidInMelee}; }

}  // namespace sightline::engine::facts
