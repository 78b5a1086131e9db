/// Fighting style of a unit: its distance to enemies, its stride, and its threats.
#pragma once
#include "engine/legion/rules/state/view.h"

namespace sightline::engine {

geometry::Vec2 placeOf(const View& view, const UnitView& unit);  ///< position of its leader

/// Inches that the unit's leader covers in one move over open ground.
double strideOf(const View& view, const UnitView& unit);

/// The distance to an enemy at which the unit fights best, in inches between bases; 0: in melee.
double fightingDistance(const View& view, const UnitView& unit);
/// The maximum range of its weapons.
double reachOfWeapons(const View& view, const UnitView& unit);

/// Inches from the base of a miniature at `from` with that radius to the closest base of the unit,
/// from above.
double distanceTo(const View& view, geometry::Vec2 from, double radius, const UnitView& unit);

/// True if an enemy unit that has not activated this round could attack the unit after one move.
bool isThreatened(const View& view, const UnitView& unit);

}  // namespace sightline::engine
