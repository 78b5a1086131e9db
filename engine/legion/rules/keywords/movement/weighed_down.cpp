// The unit keyword Weighed Down. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/timing/current_state.h"

namespace sightline::engine::keywords {
namespace {

// The unit cannot jump while it holds an objective token.
void stayOnTheGround(const CurrentState& now, const Bearer& bearer, JumpActions& point) {
    if (now.holdsObjective(bearer.unit)) point.jumping.forbid(bearer.reason(0));
}

}  // namespace

KeywordRule weighedDown() {
    return KeywordRule(Keyword::weighedDown)
        .holds<JumpActions, BorneBy::unit>(stayOnTheGround)
        .leavesNoEntry();
}

}  // namespace sightline::engine::keywords
