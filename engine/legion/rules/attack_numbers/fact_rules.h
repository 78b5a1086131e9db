/// Table of keywords that only change numbers of an attack: one function of AttackFacts each.
#pragma once
#include <vector>

#include "engine/legion/rules/attack_numbers/attack_terms.h"

namespace sightline::engine {

struct FactRule {
    Keyword keyword{};
    bool readsValue = false;  ///< an X keyword
    void (*apply)(const AttackFacts&, AttackTerms&) = nullptr;
};
/// All rules, in the order of the attack sequence. Each has its own file, which defines the
/// function of that name in `facts`, and one line in entries.inc. The automated keywords in
/// engine/legion/rules/keywords use them.
const std::vector<FactRule>& factRules();

}  // namespace sightline::engine
