// The weapon keyword Critical X. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// Turns up to X attack surges into crits. A crit is never worse than another result, so the game
// turns as many surges as possible and asks no question.
void turnSurges(const CurrentState&, const Bearer& attacker, AttackNumbers& point) {
    point.terms.critical.add(attacker.reason(attacker.x));
}

}  // namespace

KeywordRule critical() {
    return KeywordRule(Keyword::critical, {.value = true})
        .holds<AttackNumbers, BorneBy::pool>(turnSurges);
}

}  // namespace sightline::engine::keywords
