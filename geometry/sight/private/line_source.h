/// The lines worth trying between two silhouettes.
#pragma once
#include <array>
#include <vector>

#include "geometry/measure/miniature.h"
#include "geometry/shape/private/line_step.h"

namespace sightline::geometry {

class LineSource {
  public:
    LineSource(const Silhouette& from, const Silhouette& to);

    /// A numbered line: axes, rims and tops at the same side first, then across.
    static std::size_t aimedCount();
    Segment aimed(std::size_t index) const;
    /// A numbered line between points spread evenly through the silhouettes.
    Segment spread(std::size_t index) const;
    /// The line whose ends are the nearest points of the silhouettes, off what they stand on.
    Segment pulledIn(const Segment& line) const;
    /// The same, but down to what they stand on.
    Segment pulledDown(const Segment& line) const;
    /// How far the ends are within the silhouettes to the sides that are near, and how that
    /// changes.
    void rooms(const Segment& line, std::vector<Slope>& out) const;

  private:
    static constexpr std::size_t aims = 27;
    struct End {
        Silhouette body;
        double low = 0.0;  ///< no line starts lower, so that none runs along the mat
        std::array<Vec3, aims> points{};
        Vec2 centre{}, ahead{}, across{};
        double half = 0.0;  ///< of the width across
        Vec3 at(double side, double toward, double level) const;
        Vec3 pulledIn(Vec3 point, double least) const;
    };
    static End endOf(const Silhouette& silhouette, Vec2 ahead, Vec2 across);

    End from_, to_;
};

}  // namespace sightline::geometry
