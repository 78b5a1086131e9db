/// Finds the additional solids that matter for the line of sight between two silhouettes.
#pragma once
#include <span>
#include <vector>

#include "geometry/measure/miniature.h"

namespace sightline::geometry {

/// The solids that a line between the two silhouettes could meet, even if both silhouettes grow to
/// measure a margin. All other solids in `SightSettings::obstacles` may be left out: the answer for
/// this pair stays the same.
std::vector<Silhouette> solidsBetween(const Silhouette& from, const Silhouette& to,
                                      std::span<const Silhouette> solids);

}  // namespace sightline::geometry
