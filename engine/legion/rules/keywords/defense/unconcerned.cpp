// The unit keyword Unconcerned. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// The unit cannot have cover.
void forbidCover(const CurrentState&, const Bearer& defender, AttackNumbers& point) {
    point.terms.covering.forbid(defender.reason(0));
}

// Miniatures of the unit cannot be Repaired or Restored.
void forbidRestoring(const CurrentState&, const Bearer& bearer, RestoreMiniatures& point) {
    point.restoring.forbid(bearer.reason(0));
}

}  // namespace

KeywordRule unconcerned() {
    return KeywordRule(Keyword::unconcerned)
        .holds<AttackNumbers, BorneBy::defender>(forbidCover)
        .holds<RestoreMiniatures, BorneBy::unit>(forbidRestoring);
}

}  // namespace sightline::engine::keywords
