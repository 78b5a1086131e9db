/// How near what may impede a sliding round base comes to a place: by triangles, where `SlideMap`
/// knows it by cells. What is found is kept.
#pragma once
#include <optional>
#include <vector>

#include "geometry/move/private/tool_ground.h"

namespace sightline::geometry {

class NearMatter {
  public:
    /// Asked about places in the region, by bases of this radius. Distances are told up to an inch
    /// more.
    NearMatter(const Battlefield& field, const Box& region, const Strider& strider,
               bool crossesImpassable, double radius);

    /// Nothing that may impede a base, at whatever height it rests, lies nearer to the point.
    double atLeast(Vec2 point);
    /// Is a base free wherever its centre lies no farther than `surely` from the point? Asks
    /// `isFreeRound(place)` for a place near it and `wide` round that, once.
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
        bool forbids = false;  ///< all of it may impede
    };
    enum class Free : unsigned char { unknown, yes, no };
    std::optional<std::size_t> cellAt(Vec2 point) const;
    Vec2 centreOf(std::size_t cell) const;
    double measured(Vec2 point, double limit) const;
    bool mayImpede(const Obstacle& obstacle, const Triangle& triangle) const;

    Strider strider_;
    double most_ = 0.0;
    std::vector<Obstacle> obstacles_;
    int firstColumn_ = 0, firstRow_ = 0, columns_ = 0, rows_ = 0;
    std::vector<float> known_;  ///< from the centre of each cell; negative before it is asked for
    std::vector<Free> free_;
};

}  // namespace sightline::geometry
