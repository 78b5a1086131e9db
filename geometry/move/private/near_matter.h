/// Distance field for round bases: the distance from a place to terrain that may impede a sliding
/// base. `NearMatter` measures to triangles; `SlideMap` measures to grid cells. Results are cached.
#pragma once
#include <optional>
#include <vector>

#include "geometry/move/private/tool_ground.h"

namespace sightline::geometry {

class NearMatter {
  public:
    /// A distance field over the region, for bases of the given radius. Stored distances are at
    /// most the radius plus one inch.
    NearMatter(const Battlefield& field, const Box& region, const GroundMover& strider,
               bool crossesImpassable, double radius);

    /// Lower bound of the distance from the point to terrain that may impede a base, at any of the
    /// base's possible resting heights.
    double atLeast(Vec2 point);
    /// True if a base touches nothing, wherever its centre is within `surely` of `point`. Calls
    /// `isFreeRound(middle)` at most once for each cell. It tests all centres within `wide` of the
    /// cell's middle.
    template <class IsFreeRound>
    bool isFree(Vec2 point, IsFreeRound isFreeRound) {
        const auto at = cellAt(point);
        if (!at) return false;
        Free& known = free_[*at];
        if (known == Free::unknown) known = isFreeRound(centreOf(*at)) ? Free::yes : Free::no;
        return known == Free::yes;
    }
    /// Radius of the tested disc around a point, and around the middle of a cell. Inches.
    static constexpr double surely = 0.035, wide = 0.08;

  private:
    struct Obstacle {
        const Piece* piece = nullptr;
        bool forbids = false;  ///< true if every part of the piece may impede the base
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
    /// Distance from the middle of each cell to terrain. A negative value is not computed yet.
    std::vector<float> known_;
    std::vector<Free> free_;
};

}  // namespace sightline::geometry
