/// Which further solids matter to a line of sight.
#pragma once
#include <span>
#include <vector>

#include "geometry/measure/miniature.h"

namespace sightline::geometry {

/// Those that a line between the two silhouettes could meet, also when both are grown for a margin.
/// Without the others in `SightSettings::obstacles` every answer about these two is the same.
std::vector<Silhouette> solidsBetween(const Silhouette& from, const Silhouette& to,
                                      std::span<const Silhouette> solids);

}  // namespace sightline::geometry
