/// Keywords that are but numbers of an attack: each is one function of what is known of it.
#pragma once
#include <vector>

#include "engine/terms/attack_terms.h"

namespace sightline::engine {

struct FactRule {
    Keyword keyword{};
    bool readsValue = false;  ///< an X keyword
    void (*apply)(const AttackFacts&, AttackTerms&) = nullptr;
};
/// All there are, in the order of the attack sequence: one file each, which defines the function of
/// that name in `facts`, and one line of entries.inc. What is automated is made of them, see
/// engine/keywords.
const std::vector<FactRule>& factRules();

}  // namespace sightline::engine
