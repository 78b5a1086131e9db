/// The smallest growth at which two silhouettes see each other.
#pragma once
#include "geometry/sight/private/corridor.h"

namespace sightline::geometry {

/// Follows clear lines between slightly enlarged silhouettes inward. Returns a line with
/// `sightRoom` between the original silhouettes, if one is found.
std::optional<Segment> followedInward(const Corridor& corridor, const Silhouette& from,
                                      const Silhouette& to);

struct Growth {
    std::optional<double> sees;  ///< least growth with a clear line; empty: more than `most`
    bool proven = false;  ///< true if it is proved that no view exists with 0.015 less growth
};
/// The least growth of both silhouettes at which they see each other. Requires a pair that does not
/// see each other. Each proof may check `budget` pairs. Growth over half an inch is searched but
/// not proved.
Growth growthToSee(const Corridor& corridor, const Silhouette& from, const Silhouette& to,
                   double most, int budget);

}  // namespace sightline::geometry
