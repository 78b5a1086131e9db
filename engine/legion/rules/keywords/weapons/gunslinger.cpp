// The unit keyword Gunslinger. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// Once in an attack, a ranged weapon may attack a second unit that is in range of the weapon.
void fireTwice(const CurrentState&, const Bearer& attacker, FireAgain& point) {
    point.offers.push_back({.reason = attacker.reason(0)});
}

}  // namespace

KeywordRule gunslinger() {
    return KeywordRule(Keyword::gunslinger).holds<FireAgain, BorneBy::attacker>(fireTwice);
}

}  // namespace sightline::engine::keywords
