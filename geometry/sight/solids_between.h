/// Filter for the additional solids of a line of sight.
#pragma once
#include <span>
#include <vector>

#include "geometry/measure/miniature.h"

namespace sightline::geometry {

/// The solids that a line between the two silhouettes could meet, also when both silhouettes grow
/// for a margin. Without the other solids in `SightSettings::obstacles` the answers about this pair
/// stay the same.
std::vector<Silhouette> solidsBetween(const Silhouette& from, const Silhouette& to,
                                      std::span<const Silhouette> solids);

}  // namespace sightline::geometry
