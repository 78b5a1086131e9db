/// How a unit fights: at which distance, how far it moves, and who threatens it.
#pragma once
#include "engine/state/view.h"

namespace sightline::engine {

geometry::Vec2 placeOf(const View& view, const UnitView& unit);  ///< of its leader

/// Inches that one move at the unit's speed brings its leader over open ground.
double strideOf(const View& view, const UnitView& unit);

/// The distance to an enemy at which the unit fights best, in inches between bases; 0: in melee.
double fightingDistance(const View& view, const UnitView& unit);
/// The farthest distance at which any of its weapons is of use.
double reachOfWeapons(const View& view, const UnitView& unit);

/// Inches between the base of a miniature at `from` with that radius and the closest base of the
/// unit, seen from above.
double distanceTo(const View& view, geometry::Vec2 from, double radius, const UnitView& unit);

/// Some enemy unit that has not activated this round could move once and attack the unit.
bool isThreatened(const View& view, const UnitView& unit);

}  // namespace sightline::engine
