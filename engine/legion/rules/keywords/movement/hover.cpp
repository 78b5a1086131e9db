// The unit keyword Hover: Ground/Air X. Core Rulebook, Keyword Glossary (Hover, Strafe Move). This
// file contains Strafe Moves and the flight of Hover: Air X. Standby tokens, Reverse Moves and the
// LOS of Hover: Ground follow from the unit type (unit_card.cpp, terms.cpp, who_sees.cpp).
#include <algorithm>

#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/movement/terms.h"

namespace sightline::engine::keywords {
namespace {

// Every notched base of a unit with Hover counts as a base with side notches, because the data do
// not say which bases have side notches.
void strafeOrFly(const CurrentState&, const Bearer& bearer, MovementAbilities& point) {
    if (point.kind == geometry::MoveKind::strafe && point.base.notched) point.allowed = true;
    if (bearer.x == 0) return;
    point.terms.maxClimb = std::max(point.terms.maxClimb, upToHeight(bearer.x, point.dimensions));
    point.terms.minSpeed = point.terms.speed;
    point.terms.placement.mayOverhang = true;
}

}  // namespace

KeywordRule hover() {
    return KeywordRule(Keyword::hover, {.value = true, .parameter = true})
        .holds<MovementAbilities, BorneBy::unit>(strafeOrFly)
        .leavesNoEntry();
}

}  // namespace sightline::engine::keywords
