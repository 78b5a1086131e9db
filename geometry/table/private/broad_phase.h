/// The broad phase of collision queries: a bounding volume hierarchy (BVH) over the boxes of the
/// pieces. Private to geometry.
#pragma once
#include <vector>

#include "geometry/shape/private/box_tree.h"

namespace sightline::geometry {

class BroadPhase {
  public:
    BroadPhase() = default;
    /// Boxes are enlarged by the contact tolerance.
    explicit BroadPhase(const std::vector<Box>& boxes);

    /// Indices of the boxes that meet this box, ascending.
    std::vector<int> meeting(const Box& box) const;
    /// Indices of the boxes that the swept segment may meet, ascending.
    std::vector<int> along(const Segment& segment, Vec3 half) const;

  private:
    template <class Meets>
    std::vector<int> indices(Meets meets) const;

    std::vector<Box> boxes_;
    BoxTree tree_;
};

}  // namespace sightline::geometry
