/// The fighting style of a unit: its distance to enemies, the length of its move, and whether
/// enemies threaten it.
#pragma once
#include "engine/legion/rules/state/view.h"

namespace sightline::engine {

geometry::Vec2 placeOf(const View& view, const UnitView& unit);  ///< position of the unit's leader

/// The distance in inches that the unit leader covers in one move over open ground.
double strideOf(const View& view, const UnitView& unit);

/// The distance from an enemy at which the unit fights best, in inches between the bases. 0 means
/// melee.
double fightingDistance(const View& view, const UnitView& unit);
/// The greatest range of the unit's weapons, in inches.
double reachOfWeapons(const View& view, const UnitView& unit);

/// The horizontal distance in inches from a base at `from` to the closest base of the unit.
/// `radius` is the radius of the base at `from`.
double distanceTo(const View& view, geometry::Vec2 from, double radius, const UnitView& unit);

/// True if an enemy unit that has not activated in this round could attack the unit after one move.
bool isThreatened(const View& view, const UnitView& unit);

}  // namespace sightline::engine
