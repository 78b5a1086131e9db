/// Moves a clear line sideways to a place with more clearance.
#pragma once
#include "geometry/sight/private/corridor.h"
#include "geometry/sight/private/line_source.h"

namespace sightline::geometry {

inline constexpr int slideSteps = 28;

struct WidenedBeam {
    Segment line;
    double radius = 0.0;  ///< clearance of the line: distance to the nearest blocker
};
/// Moves the ends of a clear line inside their silhouettes, so that the clearance grows. Stops if
/// the clearance reaches `most`.
WidenedBeam widened(const Corridor& corridor, const LineSource& lines, const Segment& line,
                    double most, int steps = slideSteps);

/// Clearance of a line: distance to the nearest blocker, at most `most`.
double roomOf(const Corridor& corridor, const Segment& line, double most);
/// True if a line in `used` is similar: its ends are near the ends of `line` (sum of distances
/// below `within`).
bool isAlikeAny(std::span<const Segment> used, const Segment& line, double within);

}  // namespace sightline::geometry
