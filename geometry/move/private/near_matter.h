/// Distances from a place to anything that may impede a sliding round base. Measured from
/// triangles, where `SlideMap` measures from cells. Results are cached.
#pragma once
#include <optional>
#include <vector>

#include "geometry/move/private/tool_ground.h"

namespace sightline::geometry {

class NearMatter {
  public:
    /// For queries in the region, by bases of this radius. Distances are capped at an inch more
    /// than the radius.
    NearMatter(const Battlefield& field, const Box& region, const GroundMover& strider,
               bool crossesImpassable, double radius);

    /// Lower bound of the distance from the point to anything that may impede a base, whatever the
    /// height at which it rests.
    double atLeast(Vec2 point);
    /// True if a base is free wherever its centre is within `surely` of the point. Calls
    /// `isFreeRound(place)` once per cell; it tests all places within `wide` of the cell's centre.
    template <class IsFreeRound>
    bool isFree(Vec2 point, IsFreeRound isFreeRound) {
        const auto at = cellAt(point);
        if (!at) return false;
        Free& known = free_[*at];
        if (known == Free::unknown) known = isFreeRound(centreOf(*at)) ? Free::yes : Free::no;
        return known == Free::yes;
    }
    static constexpr double surely = 0.035, wide = 0.08;  ///< inches

  private:
    struct Obstacle {
        const Piece* piece = nullptr;
        bool forbids = false;  ///< every part of the piece may impede
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
    std::vector<float> known_;  ///< from the centre of each cell; negative: not computed yet
    std::vector<Free> free_;
};

}  // namespace sightline::geometry
