#include "geometry/measure/miniature.h"

#include <algorithm>
#include <cmath>

namespace sightline::geometry {

Outline outlineOf(const Mini& mini) {
    const Vec2 centre(mini.position.x, mini.position.y);
    const double radius = std::min(mini.base.width, mini.base.length) / 2.0;
    const double reach = std::max(0.0, mini.base.length / 2.0 - radius);
    if (reach == 0.0) return {centre, centre, radius};
    const Vec2 front = direction(mini.facing) * reach;
    return {centre - front, centre + front, radius};
}

Silhouette silhouetteOf(const Mini& mini) {
    return {outlineOf(mini), mini.position.z, mini.position.z + mini.height};
}

bool farApart(const Mini& one, const Mini& other) {
    const auto reach = [](const Mini& it) { return std::max(it.base.width, it.base.length) / 2.0; };
    const double most = reach(one) + reach(other) + contactTolerance + sameLength;
    return std::abs(one.position.x - other.position.x) > most ||
           std::abs(one.position.y - other.position.y) > most;
}

}  // namespace sightline::geometry
