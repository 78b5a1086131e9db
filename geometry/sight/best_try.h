/// The best try of a blocked line of sight: the line that comes closest to being clear, and the
/// point at which it is stopped.
#pragma once
#include <optional>

#include "geometry/sight/line_of_sight.h"

namespace sightline::geometry {

struct BestTry {
    Segment line;  ///< from a point of one silhouette to a point of the other
    Vec3 stopped;  ///< the point at which the line enters the first blocker
};

/// The best try between two silhouettes that do not see each other. If slightly larger silhouettes
/// see each other (see `Sight::margin`), it is their clear line, with its ends on the real
/// silhouettes. Otherwise, of about 730 lines, it is the line that is hidden for the shortest way.
/// Empty if no tried line is stopped.
std::optional<BestTry> bestTry(const Battlefield& field, const Silhouette& from,
                               const Silhouette& to, const SightSettings& settings = {});

}  // namespace sightline::geometry
