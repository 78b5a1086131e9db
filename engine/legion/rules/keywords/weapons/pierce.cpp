// The weapon keyword Pierce X. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// The attacker may cancel up to X blocks. Canceling costs nothing, so the game cancels as many
// blocks as possible and asks no question.
void cancelByPierce(const CurrentState&, const Bearer& attacker, AttackNumbers& point) {
    point.terms.pierce.add(attacker.reason(attacker.x));
}

}  // namespace

KeywordRule pierce() {
    return KeywordRule(Keyword::pierce, {.value = true})
        .holds<AttackNumbers, BorneBy::pool>(cancelByPierce);
}

}  // namespace sightline::engine::keywords
