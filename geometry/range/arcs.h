/// The four arcs of a notched base. Core Rulebook p. 39 (Attacking with Notched Bases).
#pragma once
#include "geometry/range/extent.h"

namespace sightline::geometry {

enum class Arc { front, left, rear, right };

/// True if a part of `other` is in the arc of the miniature. Each arc is a quarter of the plan
/// around the centre of the base. The front arc extends 45 degrees to either side of the facing. An
/// outline that only touches a border line is outside.
bool isInArc(const Mini& mini, Arc arc, const Extent& other);

/// The arcs of the miniature that contain a part of `other`, in the order front, left, rear, right.
std::vector<Arc> arcsOf(const Mini& mini, const Extent& other);

}  // namespace sightline::geometry
