// Impervious (unit). Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/attack_numbers/fact_rules.h"

namespace sightline::engine::facts {
namespace {

// Pierce cancels 1 fewer of its blocks. Impervious has no X, so several instances do not add up.
void spareOne(const AttackFacts& facts, AttackTerms& terms) {
    if (!facts.defendersValue(Keyword::impervious)) return;
    terms.spared.add(reasonOf(Keyword::impervious, std::nullopt, facts.defender, 1));
}

}  // namespace

FactRule impervious() { return {Keyword::impervious, false, spareOne}; }

}  // namespace sightline::engine::facts
