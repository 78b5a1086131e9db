/// Ids of timing points, for the data of cards and keywords.
#pragma once
#include <cstdint>

namespace sightline::engine {

/// A timing point, given by its index in the list of the Core Rulebook, Appendix E, from 0.
/// `pointId` gives the index of the point's type, and `timingPointNames` gives the name for the
/// index.
enum class PointId : std::uint8_t {};

}  // namespace sightline::engine
