/// Computes the smallest growth of two silhouettes at which they see each other. Growth enlarges
/// the radius and the height of both silhouettes by the same length.
#pragma once
#include "geometry/sight/private/corridor.h"

namespace sightline::geometry {

/// Finds clear lines between slightly enlarged silhouettes, and moves their ends inward. Returns a
/// line between the original silhouettes with the clearance `sightRoom`, if one is found.
std::optional<Segment> followedInward(const Corridor& corridor, const Silhouette& from,
                                      const Silhouette& to);

struct Growth {
    /// Least growth at which a clear line exists; empty: more than `most`.
    std::optional<double> sees;
    /// True if it is proved that no line is clear at a growth that is smaller than `sees` by 0.015
    /// in.
    bool proven = false;
    /// A clear line of sight after the growth `sees`. No value: none was found.
    std::optional<Segment> line{};
};
/// The least growth at which the two silhouettes see each other. Call this only for silhouettes
/// that do not see each other without growth. To prove that no smaller growth suffices, the
/// function checks up to `budget` pairs of silhouette parts for each tried growth. It proves
/// nothing for a growth over half an inch.
Growth growthToSee(const Corridor& corridor, const Silhouette& from, const Silhouette& to,
                   double most, int budget);

}  // namespace sightline::geometry
