#include "engine/timing/point_names.h"

#include <algorithm>

namespace sightline::engine {
namespace {

template <class... Points>
std::vector<PointName> namesOf(TimingPoints<Points...>) {
    return {{std::string(pointName<Points>()), subjectOf<Points>()}...};
}

}  // namespace

const std::vector<PointName>& timingPointNames() {
    static const std::vector<PointName> names = namesOf(AppendixE{});
    return names;
}

std::optional<PointId> timingPointNamed(std::string_view name) {
    const auto& points = timingPointNames();
    const auto found = std::find_if(points.begin(), points.end(),
                                    [&](const PointName& one) { return one.name == name; });
    if (found == points.end()) return std::nullopt;
    return static_cast<PointId>(found - points.begin());
}

}  // namespace sightline::engine
