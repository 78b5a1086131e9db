/// Proof that no line with room joins two silhouettes. Private to geometry.
#pragma once
#include "geometry/sight_lines.h"

namespace sightline::geometry {

/// Every line from one to the other crosses a plane between them in a convex region; when solids
/// cut by that plane cover the region, all lines are blocked. Where no single plane does it, the
/// silhouettes are split and each pair of parts is proved by itself, `budget` pairs at most.
/// Solids count as grown by half of `sightRoom`, so seams are closed and a false proof would need
/// a beam thinner than `sightRoom`.
bool provenBlocked(const Corridor& corridor, const Silhouette& from, const Silhouette& to,
                   int budget);

}  // namespace sightline::geometry
