/// Sliding a clear line to where it has more room, and how far a verdict is from flipping. Private
/// to geometry.
#pragma once
#include "geometry/corridor.h"
#include "geometry/line_source.h"

namespace sightline::geometry {

struct Widened {
    Segment line;
    double radius = 0.0;  ///< distance from the line to the nearest blocker
};
/// Slides the ends of a clear line within the silhouettes to where the beam round it is widest, or
/// until it is `most`.
Widened widened(const Corridor& corridor, const LineSource& lines, const Segment& line,
                double most);

/// The widest beam that sliding finds from the known line and from aimed ones, up to `most`.
Widened widestBeam(const Corridor& corridor, const LineSource& lines, const Segment& known,
                   double most);

/// Clear lines of slightly grown silhouettes, followed inward: one with `sightRoom` between the
/// silhouettes themselves, if that finds any.
std::optional<Segment> followedInward(const Corridor& corridor, const Silhouette& from,
                                      const Silhouette& to);

/// The least growth of both silhouettes that sees, given that they do not see each other: within
/// 0.015 in where it is under half an inch and proved, with `budget` pairs for each proof. None when
/// over `most`.
std::optional<double> growthToSee(const Corridor& corridor, const Silhouette& from,
                                  const Silhouette& to, double most, int budget);

}  // namespace sightline::geometry
