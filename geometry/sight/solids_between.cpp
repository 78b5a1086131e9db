#include "geometry/sight/solids_between.h"

#include <algorithm>
#include <iterator>

#include "geometry/sight/private/corridor.h"

namespace sightline::geometry {

std::vector<Silhouette> solidsBetween(const Silhouette& from, const Silhouette& to,
                                      std::span<const Silhouette> solids) {
    std::vector<Silhouette> between;
    if (solids.empty()) return between;
    const auto [spine, half] = roundBoth(from, to, widestGrowth);
    const SegmentReach reach(spine, half);
    std::copy_if(solids.begin(), solids.end(), std::back_inserter(between),
                 [&](const Silhouette& solid) { return reach.meets(boxOf(solid)); });
    return between;
}

}  // namespace sightline::geometry
