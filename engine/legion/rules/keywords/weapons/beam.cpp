// Beam X (weapon). Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

constexpr int beamRange = 1;  // from the defender that was declared before

// The weapon attacks up to X more units at any distance. Each is within range 1 of the unit before.
void goOn(const CurrentState&, const Bearer& attacker, FireAgain& point) {
    point.offers.push_back(
        {.reason = attacker.reason(0), .times = attacker.x, .fromLastDefender = beamRange});
}

}  // namespace

KeywordRule beam() {
    return KeywordRule(Keyword::beam, {.value = true}).holds<FireAgain, BorneBy::pool>(goOn);
}

}  // namespace sightline::engine::keywords
