#include "engine/timing/point_names.h"

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

}  // namespace sightline::engine
