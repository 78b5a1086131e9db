/// Conversion between points and the Bullet library's vectors.
#pragma once
#include <LinearMath/btVector3.h>

#include "geometry/measure/measures.h"

namespace sightline::geometry {

inline btVector3 inBullet(Vec3 point) { return {point.x, point.y, point.z}; }
inline Vec3 fromBullet(const btVector3& point) { return {point.x(), point.y(), point.z()}; }

}  // namespace sightline::geometry
