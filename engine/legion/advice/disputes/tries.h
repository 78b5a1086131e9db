/// Sample points in the box of unknown values: its corners, and a sample spread over it. The points
/// are deterministic, not random.
#pragma once
#include <cstddef>
#include <vector>

namespace sightline::engine {

/// One coordinate for each quantity, from -1 (least value) to 1 (greatest value).
using BoxPoint = std::vector<double>;

inline constexpr std::size_t mostCorners = 64;
inline constexpr std::size_t spreadPoints = 61;  ///< a prime, see `spreadOver`

/// Every corner of a box of up to 6 quantities. For more quantities 64 corners, in which any two
/// quantities meet in all four combinations equally often. None without quantities.
std::vector<BoxPoint> cornersOf(std::size_t quantities);

/// A Latin hypercube of 61 points for up to 59 quantities. Each quantity takes the middles of 61
/// equal strata, each once, in an order of its own: point j is in stratum j * 2^d mod 61 of
/// quantity d. The powers of 2 give all of 1 to 60, so no two orders are equal.
std::vector<BoxPoint> spreadOver(std::size_t quantities);

}  // namespace sightline::engine
