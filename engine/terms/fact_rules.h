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
/// All there are, one file each. What is automated is made of them, see engine/keywords.
const std::vector<FactRule>& factRules();

namespace facts {

FactRule armor();
FactRule cover();
FactRule immuneMeleePierce();
FactRule immunePierce();
FactRule impact();
FactRule impervious();
FactRule pierce();
FactRule precise();
FactRule sharpshooter();

}  // namespace facts
}  // namespace sightline::engine
