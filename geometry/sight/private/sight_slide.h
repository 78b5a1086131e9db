/// Moves a clear line sideways to where it has more room.
#pragma once
#include "geometry/sight/private/corridor.h"
#include "geometry/sight/private/line_source.h"

namespace sightline::geometry {

inline constexpr int slideSteps = 28;

struct WidenedBeam {
    Segment line;
    double radius = 0.0;  ///< distance from the line to the nearest blocker
};
/// Slides the ends of a clear line within the silhouettes to maximize the beam around it. Stops at
/// `most`.
WidenedBeam widened(const Corridor& corridor, const LineSource& lines, const Segment& line,
                    double most, int steps = slideSteps);

/// Distance from the line to the nearest blocker, up to `most`.
double roomOf(const Corridor& corridor, const Segment& line, double most);
/// True if the ends are near the ends of a line that was used before.
bool isAlikeAny(std::span<const Segment> used, const Segment& line, double within);

}  // namespace sightline::geometry
