#include "geometry/measure/plan_box.h"

#include <glm/common.hpp>

namespace sightline::geometry {

PlanBox planBoxOf(std::span<const Vec2> corners) {
    if (corners.empty()) return {};
    PlanBox box{corners.front(), corners.front()};
    for (const Vec2 corner : corners) {
        box.low = glm::min(box.low, corner);
        box.high = glm::max(box.high, corner);
    }
    return box;
}

}  // namespace sightline::geometry
