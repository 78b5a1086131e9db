/// The largest size of a piece. It also limits the distance of a vertex from a model's origin.
#pragma once

namespace sightline::geometry {

inline constexpr double largestSize = 1000.0;  ///< inches; a larger number is a typing error

}  // namespace sightline::geometry
