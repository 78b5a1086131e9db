/// Timing point ids for use in data.
#pragma once
#include <cstdint>

namespace sightline::engine {

/// A timing point by its index in Appendix E, from 0. `pointId` and `timingPointNames` map it to
/// the point's type and name.
enum class PointId : std::uint8_t {};

}  // namespace sightline::engine
