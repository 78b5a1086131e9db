/// Proof that no line with room joins two silhouettes, or the line that shows the opposite. Private
/// to geometry. The idea is told with figures in README.md.
#pragma once
#include "geometry/line_source.h"
#include "geometry/sight_patch.h"

namespace sightline::geometry {

struct Decision {
    bool proven = false;             ///< no line with room joins them
    std::optional<Segment> witness;  ///< a line with `sightRoom` round it
    int pairs = 0;                   ///< that were looked at
};

/// Looks at `budget` pairs of parts of the silhouettes at most.
Decision decide(const Corridor& corridor, const Silhouette& from, const Silhouette& to, int budget);

}  // namespace sightline::geometry
