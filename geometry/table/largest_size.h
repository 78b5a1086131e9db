/// The largest allowed size of a terrain piece, and of a vertex's distance from a model's origin.
#pragma once

namespace sightline::geometry {

inline constexpr double largestSize =
    1000.0;  ///< largest size, inches; a larger number must be a typing error

}  // namespace sightline::geometry
