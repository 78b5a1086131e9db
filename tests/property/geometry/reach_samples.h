/// Evenly spread samples, and how near reach comes to them.
#pragma once
#include <algorithm>
#include <cmath>

#include "geometry/move/reach.h"

namespace sightline::geometry::test {

/// The i-th of an endless row of numbers in [0, 1) that fill it evenly; an irrational step each.
inline double share(int i, double step) { return std::fmod(0.5 + step * (i + 1), 1.0); }

/// From the point to the centre of the nearest legal cell, inches; huge where none is legal.
inline double fromLegalCell(const Reach& reach, Vec2 point) {
    double nearest = 1e30;
    for (int row = 0; row < reach.rows; ++row)
        for (int column = 0; column < reach.columns; ++column)
            if (reach.legal(column, row))
                nearest = std::min(nearest, glm::distance(reach.centre(column, row), point));
    return nearest;
}

}  // namespace sightline::geometry::test
