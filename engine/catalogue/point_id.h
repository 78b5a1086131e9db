/// Timing points as data names them.
#pragma once
#include <cstdint>

namespace sightline::engine {

/// A timing point by its place in Appendix E, from 0: `pointId` and `timingPointNames` tell which
/// it is.
enum class PointId : std::uint8_t {};

}  // namespace sightline::engine
