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
    std::optional<double>
        sees;  ///< least growth at which a clear line exists; empty: more than `most`
    bool proven =
        false;  ///< true if it is proved that no line is clear at a growth smaller by 0.015 in
};
/// The least growth of the two silhouettes at which they see each other. Without growth, they must
/// not see each other. Each proof may check `budget` pairs of silhouette parts. Growth over half an
/// inch is not proved.
Growth growthToSee(const Corridor& corridor, const Silhouette& from, const Silhouette& to,
                   double most, int budget);

}  // namespace sightline::geometry
