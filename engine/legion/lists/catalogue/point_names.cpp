#include "engine/legion/lists/catalogue/point_names.h"

#include <algorithm>

namespace sightline::engine {

std::optional<PointId> timingPointNamed(std::string_view name) {
    const auto found = std::find_if(timingPointNames.begin(), timingPointNames.end(),
                                    [&](const PointName& one) { return one.name == name; });
    if (found == timingPointNames.end()) return std::nullopt;
    return static_cast<PointId>(found - timingPointNames.begin());
}

}  // namespace sightline::engine
