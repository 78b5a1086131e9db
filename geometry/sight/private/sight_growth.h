/// Minimum growth of two silhouettes that do not see each other until they do.
#pragma once
#include "geometry/sight/private/corridor.h"

namespace sightline::geometry {

/// Follows clear lines of slightly grown silhouettes inward. Returns a line with `sightRoom`
/// between the original silhouettes, if found.
std::optional<Segment> followedInward(const Corridor& corridor, const Silhouette& from,
                                      const Silhouette& to);

struct Growth {
    std::optional<double> sees;  ///< least growth with a clear line; empty: over `most`
    bool proven = false;         ///< proved for every line: no view with 0.015 less growth
};
/// The least growth of both silhouettes at which they see each other. Requires a pair without
/// sight. Each proof may use `budget` pairs. Growth over half an inch is only searched, not proved.
Growth growthToSee(const Corridor& corridor, const Silhouette& from, const Silhouette& to,
                   double most, int budget);

}  // namespace sightline::geometry
