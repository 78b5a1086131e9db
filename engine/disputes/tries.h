/// Where the box of all that is not known is looked at: its corners, and a sample spread over it.
/// The same points every time: counted, not drawn.
#pragma once
#include <cstddef>
#include <vector>

namespace sightline::engine {

/// One number for each quantity, from -1 (the least it may be) to 1 (the most).
using BoxPoint = std::vector<double>;

inline constexpr std::size_t mostCorners = 64;
inline constexpr std::size_t spreadPoints = 61;  ///< a prime, see `spreadOver`

/// Every corner of a box of up to 6 quantities; of more, 64 in which any two quantities meet in all
/// four ways equally often. None without quantities.
std::vector<BoxPoint> cornersOf(std::size_t quantities);

/// 61 points, for up to 59 quantities: each has the middles of 61 equal strata, every one once, in
/// an order of its own (point j lies in stratum j * 2^d mod 61 of quantity d; 2 has all of 1 to 60
/// as powers, so no two orders are the same).
std::vector<BoxPoint> spreadOver(std::size_t quantities);

}  // namespace sightline::engine
