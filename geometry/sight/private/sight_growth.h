/// How far two silhouettes that do not see each other would have to grow.
#pragma once
#include "geometry/sight/private/corridor.h"

namespace sightline::geometry {

/// Clear lines of slightly grown silhouettes, followed inward: one with `sightRoom` between the
/// silhouettes themselves, if that finds any.
std::optional<Segment> followedInward(const Corridor& corridor, const Silhouette& from,
                                      const Silhouette& to);

struct Growth {
    std::optional<double>
        sees;             ///< a line of silhouettes grown by that is clear; none: over `most`
    bool proven = false;  ///< with 0.015 in less none is, shown for every line
};
/// The least growth of both silhouettes that sees, given that they do not see each other, with
/// `budget` pairs for each proof. Over half an inch it is only looked for.
Growth growthToSee(const Corridor& corridor, const Silhouette& from, const Silhouette& to,
                   double most, int budget);

}  // namespace sightline::geometry
