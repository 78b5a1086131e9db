// Impervious (unit). Core Rulebook, Keyword Glossary.
#include "engine/terms/fact_rules.h"

namespace sightline::engine::facts {
namespace {

// Where Pierce would cancel blocks of it, it cancels one fewer. It has no number that adds up.
void spareOne(const AttackFacts& facts, AttackTerms& terms) {
    if (!facts.defendersValue(Keyword::impervious)) return;
    terms.spared.add(reasonOf(Keyword::impervious, std::nullopt, facts.defender, 1));
}

}  // namespace

FactRule impervious() { return {Keyword::impervious, false, spareOne}; }

}  // namespace sightline::engine::facts
