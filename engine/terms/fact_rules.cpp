#include "engine/terms/fact_rules.h"

namespace sightline::engine {

// In the order of the attack sequence.
const std::vector<FactRule>& factRules() {
    using namespace facts;
    static const std::vector<FactRule> rules{
        precise(), cover(),        sharpshooter(),      impact(),     armor(),
        pierce(),  immunePierce(), immuneMeleePierce(), impervious(),
    };
    return rules;
}

}  // namespace sightline::engine
