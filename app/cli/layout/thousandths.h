/// The precision of lengths in the JSON of the layout commands.
#pragma once
#include <cmath>

namespace sightline::app {

/// Rounds a length in inches, or a share, to three decimals. More digits would claim a false
/// precision, and short numbers are easier to read.
inline double toThousandths(double value) { return std::round(value * 1000.0) / 1000.0; }

}  // namespace sightline::app
