/// Broad phase: finds the pieces near a query with Bullet's tree of bounding boxes, in double
/// precision. It only narrows the search; our own code computes every verdict.
#pragma once
#include <memory>
#include <vector>

#include "geometry/shape/private/box.h"

namespace sightline::geometry {

class BroadPhase {
  public:
    BroadPhase();
    explicit BroadPhase(const std::vector<Box>& boxes);
    BroadPhase(BroadPhase&&) noexcept;
    BroadPhase& operator=(BroadPhase&&) noexcept;
    ~BroadPhase();

    /// Indices of boxes that meet this one, ascending.
    std::vector<int> meeting(const Box& box) const;
    /// Indices of boxes that the swept segment may meet, ascending.
    std::vector<int> along(const Segment& segment, Vec3 half) const;

  private:
    struct Tree;
    std::unique_ptr<Tree> tree_;
};

}  // namespace sightline::geometry
