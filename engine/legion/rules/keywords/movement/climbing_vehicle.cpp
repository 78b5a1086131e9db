// The unit keyword Climbing Vehicle. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// Allows the unit to climb although it has a notched base.
void allowClimbs(const CurrentState&, const Bearer&, MovementAbilities& point) {
    if (point.kind == geometry::MoveKind::climb) point.allowed = true;
}

}  // namespace

KeywordRule climbingVehicle() {
    return KeywordRule(Keyword::climbingVehicle)
        .holds<MovementAbilities, BorneBy::unit>(allowClimbs)
        .leavesNoEntry();
}

}  // namespace sightline::engine::keywords
