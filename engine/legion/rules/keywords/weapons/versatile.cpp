// The weapon keyword Versatile. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// An engaged unit may make ranged attacks with a weapon that has this keyword.
void fireOutOfMelee(const CurrentState&, const Bearer& attacker, FireWhileEngaged& point) {
    point.firing.allow(attacker.reason(0));
}

}  // namespace

KeywordRule versatile() {
    return KeywordRule(Keyword::versatile)
        .holds<FireWhileEngaged, BorneBy::pool>(fireOutOfMelee)
        .leavesNoEntry();
}

}  // namespace sightline::engine::keywords
