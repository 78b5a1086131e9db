/// Axis-aligned bounding boxes.
#pragma once
#include <algorithm>
#include <limits>

#include "geometry/measure/measures.h"

namespace sightline::geometry {

struct Box {
    Vec3 lo{std::numeric_limits<double>::infinity()};
    Vec3 hi{-std::numeric_limits<double>::infinity()};

    void add(Vec3 point) {
        lo = glm::min(lo, point);
        hi = glm::max(hi, point);
    }
    void add(const Box& other) {
        lo = glm::min(lo, other.lo);
        hi = glm::max(hi, other.hi);
    }
    Box grown(double by) const { return {lo - Vec3(by), hi + Vec3(by)}; }
    Vec3 centre() const { return (lo + hi) * 0.5; }
};

inline bool overlap(const Box& one, const Box& other) {
    return one.lo.x <= other.hi.x && other.lo.x <= one.hi.x && one.lo.y <= other.hi.y &&
           other.lo.y <= one.hi.y && one.lo.z <= other.hi.z && other.lo.z <= one.hi.z;
}

/// Tests many boxes for overlap with the space that a box sweeps along a segment. The constructor
/// computes the values that all tests share.
class SegmentReach {
  public:
    explicit SegmentReach(const Segment& segment, Vec3 half = Vec3(sameLength))
        : from_(segment.from), half_(half) {
        const Vec3 along = segment.to - segment.from;
        for (int axis = 0; axis < 3; ++axis) {
            still_[axis] = along[axis] == 0.0;
            inverse_[axis] = still_[axis] ? 0.0 : 1.0 / along[axis];
        }
    }
    bool meets(const Box& box) const {
        double first = 0.0, last = 1.0;
        for (int axis = 0; axis < 3; ++axis) {
            const double lo = box.lo[axis] - half_[axis] - from_[axis];
            const double hi = box.hi[axis] + half_[axis] - from_[axis];
            if (still_[axis]) {
                if (lo > 0.0 || hi < 0.0) return false;
                continue;
            }
            const double a = lo * inverse_[axis], b = hi * inverse_[axis];
            first = std::max(first, std::min(a, b));
            last = std::min(last, std::max(a, b));
        }
        return first <= last;
    }

  private:
    Vec3 from_, half_, inverse_{};
    bool still_[3]{};
};

}  // namespace sightline::geometry
