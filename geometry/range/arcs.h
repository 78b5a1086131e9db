/// The four arcs of a notched base. Core Rulebook p. 39 (Attacking with Notched Bases).
#pragma once
#include "geometry/range/extent.h"

namespace sightline::geometry {

enum class Arc { front, left, rear, right };

/// Does some part of the outline lie in the arc? Arcs are quarters round the base's centre, the
/// front one 45 degrees to either side of where it faces; touching a line between two is no part.
bool isInArc(const Mini& mini, Arc arc, const Extent& other);

/// Every arc that the outline is in: front, left, rear, right.
std::vector<Arc> arcsOf(const Mini& mini, const Extent& other);

}  // namespace sightline::geometry
