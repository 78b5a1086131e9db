/// How far what impedes a sliding base lies from every place, so that most ways of notched bases
/// are known clear or impeded without a sweep. It only saves sweeping.
#pragma once
#include <optional>
#include <vector>

#include "geometry/move/private/ground_map.h"

namespace sightline::geometry {

class SlideMap {
  public:
    /// For discs of this radius, over what the map knows.
    SlideMap(const GroundMap& map, double radius);

    /// A disc whose centre goes from `a` to `b`: clear when nothing can impede one that is wider by
    /// `more`, blocked when something impedes it somewhere, wherever it may rest.
    GroundMap::Way along(Vec2 a, Vec2 b, double more = 0.0) const;

    double radius() const { return radius_; }

  private:
    /// Inches, no more than `most_`; kept for every cell's centre.
    struct Near {
        float may = 0.0F;   ///< to the nearest point of a cell that may impede
        float sure = 0.0F;  ///< to the farthest point of the nearest cell that surely does
    };
    void measure(const GroundMap& map);
    /// How near things are to a point, at least and at most; none near the border of the map.
    std::optional<Near> at(Vec2 point) const;

    double radius_ = 0.0, most_ = 0.0;
    int firstColumn_ = 0, firstRow_ = 0, columns_ = 0, rows_ = 0;
    std::vector<Near> near_;
};

/// Of the discs that such a base is made of.
inline double radiusOf(const BaseSize& base) { return std::min(base.width, base.length) / 2.0; }

}  // namespace sightline::geometry
