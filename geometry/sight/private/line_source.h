/// Candidate lines between two silhouettes.
#pragma once
#include <array>
#include <vector>

#include "geometry/measure/miniature.h"
#include "geometry/shape/private/line_step.h"

namespace sightline::geometry {

class LineSource {
  public:
    LineSource(const Silhouette& from, const Silhouette& to);

    /// Line number `index`: axes, rims and tops on the same side first, then crosswise.
    static std::size_t aimedCount();
    Segment aimed(std::size_t index) const;
    /// Line number `index` of a low-discrepancy spread through the silhouettes.
    Segment spread(std::size_t index) const;
    /// The line with its ends moved to the nearest points of the silhouettes, above their ground.
    Segment pulledIn(const Segment& line) const;
    /// The same, but the ends may be at the ground.
    Segment pulledDown(const Segment& line) const;
    /// Distances of the ends from the near sides of the silhouettes, with their gradients.
    void rooms(const Segment& line, std::vector<Slope>& out) const;

  private:
    static constexpr std::size_t aims = 27;
    struct End {
        Silhouette body;
        double low = 0.0;  ///< lowest end of a line, so that none runs along the mat
        std::array<Vec3, aims> points{};
        Vec2 centre{}, ahead{}, across{};
        double half = 0.0;  ///< half of the width across
        Vec3 at(double side, double toward, double level) const;
        Vec3 pulledIn(Vec3 point, double least) const;
    };
    static End endOf(const Silhouette& silhouette, Vec2 ahead, Vec2 across);

    End from_, to_;
};

}  // namespace sightline::geometry
