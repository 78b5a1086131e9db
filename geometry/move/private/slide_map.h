/// A distance field on a grid: the distance to the nearest matter that impedes a sliding base. For
/// most paths of notched bases it decides without a sweep whether the path is clear or impeded.
#pragma once
#include <optional>
#include <vector>

#include "geometry/move/private/ground_map.h"

namespace sightline::geometry {

class SlideMap {
  public:
    /// Covers the known cells of the map, for discs of this radius.
    SlideMap(const GroundMap& map, double radius);

    /// A disc whose centre moves from `a` to `b`. Clear: nothing can impede a disc with a radius
    /// larger by `more`. Blocked: somewhere, something impedes the disc at every height at which it
    /// may rest.
    GroundMap::Way along(Vec2 a, Vec2 b, double more = 0.0) const;

    double radius() const { return radius_; }

  private:
    /// Distances from the centre of a cell. Inches, at most `most_`.
    struct NearDistance {
        float may = 0.0F;   ///< distance to the nearest point of a cell that may impede the base
        float sure = 0.0F;  ///< distance to the farthest point of the nearest cell that surely
                            ///< impedes the base
    };
    void measure(const GroundMap& map);
    /// Lower and upper bounds of the distances at a point. Empty near the border of the map.
    std::optional<NearDistance> at(Vec2 point) const;

    double radius_ = 0.0, most_ = 0.0;
    int firstColumn_ = 0, firstRow_ = 0, columns_ = 0, rows_ = 0;
    std::vector<NearDistance> near_;
};

/// Radius of the discs that cover such a base.
inline double radiusOf(const BaseSize& base) { return std::min(base.width, base.length) / 2.0; }

}  // namespace sightline::geometry
