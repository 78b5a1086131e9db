/// Moves a clear line sideways to a place with more room.
#pragma once
#include "geometry/sight/private/corridor.h"
#include "geometry/sight/private/line_source.h"

namespace sightline::geometry {

inline constexpr int slideSteps = 28;

struct WidenedBeam {
    Segment line;
    double radius = 0.0;  ///< distance from the line to the nearest blocker
};
/// Slides the ends of a clear line within the silhouettes, to maximize the beam around the line.
/// Stops at the radius `most`.
WidenedBeam widened(const Corridor& corridor, const LineSource& lines, const Segment& line,
                    double most, int steps = slideSteps);

/// Distance from the line to the nearest blocker, at most `most`.
double roomOf(const Corridor& corridor, const Segment& line, double most);
/// True if both ends are near the ends of one of the lines in `used`.
bool isAlikeAny(std::span<const Segment> used, const Segment& line, double within);

}  // namespace sightline::geometry
