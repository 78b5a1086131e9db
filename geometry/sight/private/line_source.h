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

    /// The number of aimed lines: a fixed list of lines between the two silhouettes. Lines that are
    /// probably clear come first in the list.
    static std::size_t aimedCount();
    Segment aimed(std::size_t index) const;
    /// Line number `index` of a low-discrepancy sequence over both silhouettes.
    Segment spread(std::size_t index) const;
    /// The line with its ends moved to the nearest points of the silhouettes, slightly above their
    /// bottoms.
    Segment pulledIn(const Segment& line) const;
    /// The line with its ends moved to the nearest points of the silhouettes, bottoms included.
    Segment pulledDown(const Segment& line) const;
    /// Distances of the line's ends from the surfaces of their silhouettes, with gradients.
    void rooms(const Segment& line, std::vector<Slope>& out) const;

  private:
    static constexpr std::size_t aims = 27;
    struct End {
        Silhouette body;
        double low = 0.0;  ///< lowest z of a line's end: slightly above the silhouette's bottom, so
                           ///< that no line runs along the mat
        std::array<Vec3, aims> points{};
        Vec2 centre{}, ahead{}, across{};
        double half = 0.0;  ///< half of the width across the direction of sight
        Vec3 at(double side, double toward, double level) const;
        Vec3 pulledIn(Vec3 point, double least) const;
    };
    static End endOf(const Silhouette& silhouette, Vec2 ahead, Vec2 across);

    End from_, to_;
};

}  // namespace sightline::geometry
