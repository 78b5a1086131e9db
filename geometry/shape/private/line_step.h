/// A linear program for one step of a line: it maximizes the minimum of several distances.
#pragma once
#include <array>
#include <span>

namespace sightline::geometry {

/// A value and its gradient for a shift of both ends of a line. Each end has three components, in
/// inches.
struct Slope {
    double value = 0.0;
    std::array<double, 6> change{};
};

/// The step that maximizes the minimum of `distances`, to first order. No component of the step is
/// larger than `reach`, and no value of `rooms` falls below zero. All values must be at least zero
/// before the step. Solved by the simplex method.
std::array<double, 6> evenStep(std::span<const Slope> distances, std::span<const Slope> rooms,
                               double reach);

}  // namespace sightline::geometry
