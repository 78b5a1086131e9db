/// Which pieces could a question be about? Bullet's tree of boxes over the pieces, in double
/// precision. It only narrows; every verdict is our own arithmetic.
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
