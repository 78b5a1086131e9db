// Cover X (unit). Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/attack_numbers/fact_rules.h"

namespace sightline::engine::facts {
namespace {

// Improves its cover by X against ranged attacks.
void improveCover(const AttackFacts& facts, AttackTerms& terms) {
    const auto x = facts.defendersValue(Keyword::cover);
    if (!x || facts.kind != AttackFacts::Kind::ranged) return;
    terms.coverImproved.add(reasonOf(Keyword::cover, x, facts.defender, *x));
}

}  // namespace

FactRule cover() { return {Keyword::cover, true, improveCover}; }

}  // namespace sightline::engine::facts
