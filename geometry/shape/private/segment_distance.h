/// Distances from a segment to other shapes, exact in double precision.
#pragma once
#include <algorithm>

#include "geometry/shape/private/solid.h"

namespace sightline::geometry {

/// The closest points of a segment and another shape.
struct ClosestPoints {
    double distance = 0.0;
    double fraction = 0.0;  ///< position of the point on the segment, as a fraction
    Vec3 on{};              ///< the point on the segment
    Vec3 other{};           ///< the point on the other shape
};

/// The line through a segment, prepared for a quick rejection test.
class DistanceLine {
  public:
    explicit DistanceLine(const Segment& segment);
    /// True: no point of the triangle is nearer than `distance`. False: the answer is unknown.
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
/// The distance is 0 if the segment crosses the triangle. The function returns `upTo` as soon as
/// the distance is surely not less.
ClosestPoints closest(const Segment& segment, const Triangle& triangle, double upTo);

}  // namespace sightline::geometry
