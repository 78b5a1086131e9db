/// Broad phase of collision queries: a bounding volume hierarchy (BVH) over the bounding boxes of
/// the terrain pieces. Private to geometry.
#pragma once
#include <vector>

#include "geometry/shape/private/box_tree.h"

namespace sightline::geometry {

class BroadPhase {
  public:
    BroadPhase() = default;
    /// Builds the BVH. Each box is first enlarged by the contact tolerance.
    explicit BroadPhase(const std::vector<Box>& boxes);

    /// Indices of the boxes that overlap the given box, ascending.
    std::vector<int> meeting(const Box& box) const;
    /// Indices of the boxes that a box of half size `half` may meet on its way along the segment,
    /// ascending.
    std::vector<int> along(const Segment& segment, Vec3 half) const;

  private:
    template <class Meets>
    std::vector<int> indices(Meets meets) const;

    std::vector<Box> boxes_;
    BoxTree tree_;
};

}  // namespace sightline::geometry
