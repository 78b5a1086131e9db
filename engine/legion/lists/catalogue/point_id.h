/// Timing point ids for use in data.
#pragma once
#include <cstdint>

namespace sightline::engine {

/// A timing point, given by its index in Appendix E, from 0. `pointId` and `timingPointNames` map
/// the index to the type and the name of the point.
enum class PointId : std::uint8_t {};

}  // namespace sightline::engine
