/// Candidate lines of sight between two silhouettes.
#pragma once
#include <array>
#include <vector>

#include "geometry/measure/miniature.h"
#include "geometry/shape/private/line_step.h"

namespace sightline::geometry {

class LineSource {
  public:
    LineSource(const Silhouette& from, const Silhouette& to);

    /// Aimed lines by number. The first lines join axes, rims and tops on the same side. The others
    /// join opposite sides.
    static std::size_t aimedCount();
    Segment aimed(std::size_t index) const;
    /// Line number `index` of a low-discrepancy sequence through both silhouettes.
    Segment spread(std::size_t index) const;
    /// The line with its ends moved to the nearest points of the silhouettes, above the ground of
    /// the silhouettes.
    Segment pulledIn(const Segment& line) const;
    /// The line with its ends moved to the nearest points of the silhouettes. The ends may be on
    /// the ground.
    Segment pulledDown(const Segment& line) const;
    /// Distances of the line's ends from the near sides of the silhouettes, with gradients.
    void rooms(const Segment& line, std::vector<Slope>& out) const;

  private:
    static constexpr std::size_t aims = 27;
    struct End {
        Silhouette body;
        double low = 0.0;  ///< lowest height of a line's end, so that no line runs along the mat
        std::array<Vec3, aims> points{};
        Vec2 centre{}, ahead{}, across{};
        double half = 0.0;  ///< half of the width across the sight
        Vec3 at(double side, double toward, double level) const;
        Vec3 pulledIn(Vec3 point, double least) const;
    };
    static End endOf(const Silhouette& silhouette, Vec2 ahead, Vec2 across);

    End from_, to_;
};

}  // namespace sightline::geometry
