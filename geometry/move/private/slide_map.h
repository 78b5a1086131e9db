/// A distance field: on a grid, the distance to the matter that impedes a sliding base. It shows
/// for most paths of notched bases, without a sweep, that they are clear or impeded.
#pragma once
#include <optional>
#include <vector>

#include "geometry/move/private/ground_map.h"

namespace sightline::geometry {

class SlideMap {
  public:
    /// For discs of this radius, over the known cells of the map.
    SlideMap(const GroundMap& map, double radius);

    /// A disc with its centre moving from `a` to `b`. Clear: nothing can impede a disc that is
    /// wider by `more`. Blocked: something impedes the disc somewhere, at every height at which it
    /// may rest.
    GroundMap::Way along(Vec2 a, Vec2 b, double more = 0.0) const;

    double radius() const { return radius_; }

  private:
    /// Inches, at most `most_`, for the centre of each cell.
    struct NearDistance {
        float may = 0.0F;   ///< distance to the nearest point of a cell that may impede
        float sure = 0.0F;  ///< to the farthest point of the nearest cell that surely impedes
    };
    void measure(const GroundMap& map);
    /// Lower and upper bound of the distances at a point; empty near the border of the map.
    std::optional<NearDistance> at(Vec2 point) const;

    double radius_ = 0.0, most_ = 0.0;
    int firstColumn_ = 0, firstRow_ = 0, columns_ = 0, rows_ = 0;
    std::vector<NearDistance> near_;
};

/// Radius of the discs that make up such a base.
inline double radiusOf(const BaseSize& base) { return std::min(base.width, base.length) / 2.0; }

}  // namespace sightline::geometry
