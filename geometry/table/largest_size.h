/// The largest allowed size of a terrain piece, and of a vertex's distance from a model's origin.
#pragma once

namespace sightline::geometry {

/// Largest size in inches; a larger number must be a typing error.
inline constexpr double largestSize = 1000.0;

}  // namespace sightline::geometry
