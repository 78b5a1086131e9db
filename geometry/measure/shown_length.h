/// The format of lengths in texts. Every text of a length uses these two functions.
#pragma once
#include <cmath>

#include "geometry/base/message.h"
#include "geometry/measure/measures.h"

namespace sightline::geometry {

/// A length rounded to 2 decimals. Exactly whole inches have no decimals: "6 in", "6.25 in".
inline Length shownLength(double inches) {
    const double rounded = std::round(inches * 100.0) / 100.0;
    const bool whole = std::abs(inches - std::round(inches)) <= sameLength;
    return {rounded == 0.0 ? 0.0 : rounded, whole ? 0 : 2};  // never "-0.00"
}

/// A range rounded like a length. If the range is close to a line of the range tool, it has 4
/// decimals, so that it is never rounded onto the line.
inline Length shownRange(double inches) {
    constexpr double segment = 3.0;  // length of a segment of the range tool, inches
    const double rounded = std::round(inches * 100.0) / 100.0;
    const bool onLine = rounded != 0.0 && std::remainder(rounded, segment) == 0.0;
    if (onLine && std::abs(inches - rounded) > sameLength) return {inches, 4};
    return shownLength(inches);
}

}  // namespace sightline::geometry
