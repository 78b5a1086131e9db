/// Evenly spread sample numbers, and the distance from a point to the nearest legal cell of a
/// reach.
#pragma once
#include <algorithm>
#include <cmath>

#include "geometry/move/reach.h"

namespace sightline::geometry::test {

/// The i-th number of an endless sequence that fills [0, 1) evenly (multiples of an irrational
/// step).
inline double share(int i, double step) { return std::fmod(0.5 + step * (i + 1), 1.0); }

/// The distance from the point to the centre of the nearest legal cell in `reach`, in inches. Very
/// large if `reach` has no legal cell.
inline double fromLegalCell(const Reach& reach, Vec2 point) {
    double nearest = 1e30;
    for (int row = 0; row < reach.rows; ++row)
        for (int column = 0; column < reach.columns; ++column)
            if (reach.legal(column, row))
                nearest = std::min(nearest, glm::distance(reach.centre(column, row), point));
    return nearest;
}

}  // namespace sightline::geometry::test
