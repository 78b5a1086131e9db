// The unit keyword Expert Climber. Core Rulebook, Keyword Glossary.
#include <algorithm>

#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/movement/terms.h"

namespace sightline::engine::keywords {
namespace {

// Allows the unit to climb up to height 2.
void climbHigher(const CurrentState&, const Bearer&, MovementAbilities& point) {
    if (point.kind != geometry::MoveKind::climb) return;
    point.terms.maxClimb = std::max(point.terms.maxClimb, upToHeight(2, point.dimensions));
}

}  // namespace

KeywordRule expertClimber() {
    return KeywordRule(Keyword::expertClimber)
        .holds<MovementAbilities, BorneBy::unit>(climbHigher)
        .leavesNoEntry();
}

}  // namespace sightline::engine::keywords
