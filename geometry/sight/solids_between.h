/// Filter for the additional solids in queries of lines of sight.
#pragma once
#include <span>
#include <vector>

#include "geometry/measure/miniature.h"

namespace sightline::geometry {

/// The solids that a line between the two silhouettes could meet. This holds even if both
/// silhouettes grow for a margin. Without the other solids of `SightSettings::obstacles`, the
/// answers for this pair stay the same.
std::vector<Silhouette> solidsBetween(const Silhouette& from, const Silhouette& to,
                                      std::span<const Silhouette> solids);

}  // namespace sightline::geometry
