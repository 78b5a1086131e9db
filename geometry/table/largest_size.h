/// The largest allowed size of a terrain piece. The same limit holds for the distance of a vertex
/// from the model's origin.
#pragma once

namespace sightline::geometry {

inline constexpr double largestSize =
    1000.0;  ///< largest size, inches; a larger number must be a typing error

}  // namespace sightline::geometry
