// The weapon keyword Immune: Deflect. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// Defense surges do not wound the attacker. The defender still uses the surge chart of Deflect.
void forbidDeflected(const CurrentState&, const Bearer& attacker, AttackNumbers& point) {
    point.terms.deflected.forbid(attacker.reason(0));
}

}  // namespace

KeywordRule immuneDeflect() {
    return KeywordRule(Keyword::immuneDeflect)
        .holds<AttackNumbers, BorneBy::pool>(forbidDeflected)
        .leavesNoEntry();
}

}  // namespace sightline::engine::keywords
