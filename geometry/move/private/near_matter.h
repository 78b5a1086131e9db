/// Distances from a place to anything that may impede a sliding round base. `NearMatter` measures
/// to triangles; `SlideMap` measures to cells. Results are cached.
#pragma once
#include <optional>
#include <vector>

#include "geometry/move/private/tool_ground.h"

namespace sightline::geometry {

class NearMatter {
  public:
    /// For queries in the region, for bases of this radius. The largest distance is the radius plus
    /// one inch.
    NearMatter(const Battlefield& field, const Box& region, const GroundMover& strider,
               bool crossesImpassable, double radius);

    /// Lower bound of the distance from the point to anything that may impede a base at any height
    /// of its rest.
    double atLeast(Vec2 point);
    /// True if a base is free at every centre within `surely` of the point. `isFreeRound(place)` is
    /// called once per cell. It tests all centres within `wide` of the middle of the cell.
    template <class IsFreeRound>
    bool isFree(Vec2 point, IsFreeRound isFreeRound) {
        const auto at = cellAt(point);
        if (!at) return false;
        Free& known = free_[*at];
        if (known == Free::unknown) known = isFreeRound(centreOf(*at)) ? Free::yes : Free::no;
        return known == Free::yes;
    }
    /// Radii of the tested places around the point, inches.
    static constexpr double surely = 0.035, wide = 0.08;

  private:
    struct Obstacle {
        const Piece* piece = nullptr;
        bool forbids = false;  ///< every part of the piece may impede the base
    };
    enum class Free : unsigned char { unknown, yes, no };
    std::optional<std::size_t> cellAt(Vec2 point) const;
    Vec2 centreOf(std::size_t cell) const;
    double measured(Vec2 point, double limit) const;
    bool mayImpede(const Obstacle& obstacle, const Triangle& triangle) const;

    GroundMover strider_;
    double most_ = 0.0;
    std::vector<Obstacle> obstacles_;
    int firstColumn_ = 0, firstRow_ = 0, columns_ = 0, rows_ = 0;
    /// Distance from the middle of each cell; a negative value is not computed yet.
    std::vector<float> known_;
    std::vector<Free> free_;
};

}  // namespace sightline::geometry
