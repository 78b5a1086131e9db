/// A linear program for one step of a line's two ends: it maximizes the smallest of several
/// distances.
#pragma once
#include <array>
#include <span>

namespace sightline::geometry {

/// A value, and its gradient for motions of a line's two ends (three components each).
struct Slope {
    double value = 0.0;
    std::array<double, 6> change{};
};

/// The step of a line's two ends that maximizes the minimum of `distances`, to first order. No
/// component of the step is larger than `reach` (inches). `rooms` are values that must be at least
/// zero before the step and stay at least zero, such as the distances of the ends from the surfaces
/// of the silhouettes. Solved by the simplex method.
std::array<double, 6> evenStep(std::span<const Slope> distances, std::span<const Slope> rooms,
                               double reach);

}  // namespace sightline::geometry
