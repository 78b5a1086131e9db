// The unit keyword Scale. Core Rulebook, Keyword Glossary.
#include <algorithm>

#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/movement/terms.h"

namespace sightline::engine::keywords {
namespace {

// Allows the unit to climb up to height 2. Difficult terrain does not reduce its speed.
void scaleTerrain(const CurrentState&, const Bearer&, MovementAbilities& point) {
    point.terms.minSpeed = point.terms.speed;
    if (point.kind == geometry::MoveKind::climb)
        point.terms.maxClimb = std::max(point.terms.maxClimb, upToHeight(2, point.dimensions));
}

}  // namespace

KeywordRule scale() {
    return KeywordRule(Keyword::scale)
        .holds<MovementAbilities, BorneBy::unit>(scaleTerrain)
        .leavesNoEntry();
}

}  // namespace sightline::engine::keywords
