/// The step of a line that makes the least of some distances greatest.
#pragma once
#include <array>
#include <span>

namespace sightline::geometry {

/// How a value changes with a step of both ends of a line: three inches of the one, three of the
/// other.
struct Slope {
    double value = 0.0;
    std::array<double, 6> change{};
};

/// The step, no part of it longer than `reach`, at which the least of `distances` is greatest while
/// no value of `rooms` falls below zero; all as far as they change evenly. No value may be below
/// zero before. A linear program, solved by the simplex method.
std::array<double, 6> evenStep(std::span<const Slope> distances, std::span<const Slope> rooms,
                               double reach);

}  // namespace sightline::geometry
