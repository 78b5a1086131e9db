#include "engine/legion/rules/attack_numbers/fact_rules.h"

namespace sightline::engine {

namespace facts {
#define ENTRY(name) FactRule name();
#include "engine/legion/rules/attack_numbers/entries.inc"
#undef ENTRY
}  // namespace facts

const std::vector<FactRule>& factRules() {
    static const std::vector<FactRule> rules{
#define ENTRY(name) facts::name(),
#include "engine/legion/rules/attack_numbers/entries.inc"
#undef ENTRY
    };
    return rules;
}

}  // namespace sightline::engine
