/// A fast test that finds distant miniatures, so that fewer miniatures must be measured exactly.
#pragma once
#include <algorithm>
#include <limits>

#include "geometry/measure/miniature.h"

namespace sightline::engine {

/// The bounding rectangle of several bases, as seen from above. A base outside the rectangle
/// touches none of them.
class Surroundings {
  public:
    void add(const geometry::Outline& one) {
        lo_ = glm::min(lo_, glm::min(one.a, one.b) - one.radius);
        hi_ = glm::max(hi_, glm::max(one.a, one.b) + one.radius);
    }
    void add(const geometry::Mini& mini) { add(discRound(mini)); }

    bool meet(const geometry::Mini& mini) const {
        const geometry::Outline disc = discRound(mini);
        const double reach = disc.radius + geometry::contactTolerance;
        return disc.a.x - reach <= hi_.x && disc.a.x + reach >= lo_.x &&
               disc.a.y - reach <= hi_.y && disc.a.y + reach >= lo_.y;
    }

  private:
    static geometry::Outline discRound(const geometry::Mini& mini) {
        const geometry::Vec2 centre(mini.position.x, mini.position.y);
        return {centre, centre, std::max(mini.base.width, mini.base.length) / 2.0};
    }
    geometry::Vec2 lo_{std::numeric_limits<double>::infinity()};
    geometry::Vec2 hi_{-std::numeric_limits<double>::infinity()};
};

}  // namespace sightline::engine
