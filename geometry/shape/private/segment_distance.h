/// Distances between a segment and other shapes, exact in double precision.
#pragma once
#include <algorithm>

#include "geometry/shape/private/solid.h"

namespace sightline::geometry {

/// The closest points of a segment and another shape, and their distance.
struct ClosestPoints {
    double distance = 0.0;
    double fraction = 0.0;  ///< position of `on` along the segment, as a fraction
    Vec3 on{};              ///< the closest point of the segment
    Vec3 other{};           ///< the closest point of the other shape
};

/// A line through a segment, prepared for a quick test that rejects distant triangles.
class DistanceLine {
  public:
    explicit DistanceLine(const Segment& segment);
    /// A quick test. True: no point of the triangle is nearer than `distance`. False: the answer is
    /// unknown.
    bool isBeyond(const Triangle& triangle, double distance) const {
        const Vec3 a = triangle.a - from_, b = triangle.b - from_, c = triangle.c - from_;
        const auto apart = [distance](double p, double q, double r) {
            return std::min(std::min(p, q), r) > distance ||
                   std::max(std::max(p, q), r) < -distance;
        };
        return apart(glm::dot(a, right_), glm::dot(b, right_), glm::dot(c, right_)) ||
               apart(glm::dot(a, up_), glm::dot(b, up_), glm::dot(c, up_));
    }

  private:
    Vec3 from_{}, right_{}, up_{};
};

ClosestPoints closest(const Segment& segment, const Segment& other);
/// The closest points of a segment and a triangle, at distance 0 if they cross. If the distance is
/// surely at least `upTo`, the result's distance is `upTo`.
ClosestPoints closest(const Segment& segment, const Triangle& triangle, double upTo);

}  // namespace sightline::geometry
