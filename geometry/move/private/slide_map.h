/// Distance field on a grid: the distance from each cell to the nearest terrain that impedes a
/// sliding base. For most paths of notched bases, it decides without an exact sweep whether the
/// path is free.
#pragma once
#include <optional>
#include <vector>

#include "geometry/move/private/ground_map.h"

namespace sightline::geometry {

class SlideMap {
  public:
    /// A distance field over the known cells of the ground map, for discs of the given radius.
    SlideMap(const GroundMap& map, double radius);

    /// The result for a disc whose centre slides from `a` to `b`. Clear: nothing can impede a disc
    /// whose radius is larger than `radius()` by `more`. Blocked: at some place, terrain impedes
    /// the disc at every height at which it may rest.
    GroundMap::Way along(Vec2 a, Vec2 b, double more = 0.0) const;

    double radius() const { return radius_; }

  private:
    /// Two distances from the centre of a grid cell, inches. They are at most `most_`.
    struct NearDistance {
        float may = 0.0F;   ///< distance to the nearest point of any cell that may impede the base
        float sure = 0.0F;  ///< distance to the farthest point of the nearest cell that surely
                            ///< impedes the base
    };
    void measure(const GroundMap& map);
    /// At a point: a lower bound of `may` and an upper bound of `sure`. Empty outside the map.
    std::optional<NearDistance> at(Vec2 point) const;

    double radius_ = 0.0, most_ = 0.0;
    int firstColumn_ = 0, firstRow_ = 0, columns_ = 0, rows_ = 0;
    std::vector<NearDistance> near_;
};

/// Radius of the discs that cover the base when it slides.
inline double radiusOf(const BaseSize& base) { return std::min(base.width, base.length) / 2.0; }

}  // namespace sightline::geometry
