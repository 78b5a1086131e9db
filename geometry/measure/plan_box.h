/// The upright rectangle around a figure seen from above.
#pragma once
#include <span>

#include "geometry/measure/outline.h"

namespace sightline::geometry {

struct PlanBox {
    Vec2 low{}, high{};
    Vec2 middle() const { return (low + high) / 2.0; }
};

/// The least one; at the origin where there are no corners.
PlanBox planBoxOf(std::span<const Vec2> corners);

}  // namespace sightline::geometry
