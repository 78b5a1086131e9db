/// Axis-aligned bounding rectangle of a figure in the plan.
#pragma once
#include <span>

#include "geometry/measure/outline.h"

namespace sightline::geometry {

struct PlanBox {
    Vec2 low{}, high{};
    Vec2 middle() const { return (low + high) / 2.0; }
};

/// The smallest rectangle that contains all corners. Without corners, the rectangle is empty and
/// lies at the origin.
PlanBox planBoxOf(std::span<const Vec2> corners);

}  // namespace sightline::geometry
