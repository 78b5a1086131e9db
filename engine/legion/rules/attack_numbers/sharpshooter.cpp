// Sharpshooter X (unit). Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/attack_numbers/fact_rules.h"

namespace sightline::engine::facts {
namespace {

// Reduces the defender's cover by X.
void reduceCover(const AttackFacts& facts, AttackTerms& terms) {
    const auto x = facts.attackersValue(Keyword::sharpshooter);
    if (!x || facts.kind != AttackFacts::Kind::ranged) return;
    terms.coverReduced.add(reasonOf(Keyword::sharpshooter, x, facts.attacker, *x));
}

}  // namespace

FactRule sharpshooter() { return {Keyword::sharpshooter, true, reduceCover}; }

}  // namespace sightline::engine::facts
