// The weapon keyword Beam X. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

constexpr int beamRange = 1;  // range from the previously declared defender, in range bands

// The weapon may attack up to X more units. Their distance from the attacker does not matter, but
// each of them must be within range 1 of the unit that was declared before it.
void goOn(const CurrentState&, const Bearer& attacker, FireAgain& point) {
    point.offers.push_back(
        {.reason = attacker.reason(0), .times = attacker.x, .fromLastDefender = beamRange});
}

}  // namespace

KeywordRule beam() {
    return KeywordRule(Keyword::beam, {.value = true}).holds<FireAgain, BorneBy::pool>(goOn);
}

}  // namespace sightline::engine::keywords
