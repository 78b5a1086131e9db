#include "geometry/measure/measures.h"

#include <cmath>

namespace sightline::geometry {

Vec2 direction(Degrees angle) { return {std::cos(angle.radians()), std::sin(angle.radians())}; }

Degrees angleOf(Vec2 vector) { return {std::atan2(vector.y, vector.x) * 180.0 / std::numbers::pi}; }

Degrees turn(Degrees a, Degrees b) {
    double difference = std::fmod(a.value - b.value, 360.0);
    if (difference > 180.0) difference -= 360.0;
    if (difference <= -180.0) difference += 360.0;
    return {difference};
}

}  // namespace sightline::geometry
