/// A linear program that moves the two ends of a line by one step, so that the smallest of several
/// distances grows most.
#pragma once
#include <array>
#include <span>

namespace sightline::geometry {

/// A value, and its gradient when the two ends of a line move. The gradient has three components
/// for each end.
struct Slope {
    double value = 0.0;
    std::array<double, 6> change{};
};

/// The step of a line's two ends that maximizes the minimum of `distances`, to first order. No
/// component of the step is larger than `reach` (inches), and no value of `rooms` falls below zero.
/// Before the step, all values of `distances` and `rooms` must be at least zero. The simplex method
/// finds the step.
std::array<double, 6> evenStep(std::span<const Slope> distances, std::span<const Slope> rooms,
                               double reach);

}  // namespace sightline::geometry
