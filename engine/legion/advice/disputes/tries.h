/// Sample points in the box of unknown values: the corners of the box, and a sample that is spread
/// over the box. The points are deterministic, not random.
#pragma once
#include <cstddef>
#include <vector>

namespace sightline::engine {

/// A point in the box of unknown values: one coordinate for each quantity, from -1 (least value) to
/// 1 (greatest value).
using BoxPoint = std::vector<double>;

inline constexpr std::size_t mostCorners = 64;
/// Number of points of the sample that is spread over the box: a prime, see `spreadOver`.
inline constexpr std::size_t spreadPoints = 61;

/// Every corner of a box of up to 6 quantities. For more quantities, 64 corners: for any two
/// quantities, each of the four combinations of least and greatest value occurs equally often.
/// Empty if there are no quantities.
std::vector<BoxPoint> cornersOf(std::size_t quantities);

/// A Latin hypercube of 61 points for up to 59 quantities. The range of each quantity is divided
/// into 61 equal strata; each point uses the middle of a different stratum. Point j is in stratum j
/// * 2^d mod 61 of quantity d. The powers of 2 modulo 61 take all values from 1 to 60, so no two
/// quantities have the same order.
std::vector<BoxPoint> spreadOver(std::size_t quantities);

}  // namespace sightline::engine
