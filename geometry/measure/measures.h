/// Conventions and tolerances of the whole program. Lengths are inches. The axes are right-handed,
/// and z points up. The origin is the corner at the blue player's left hand. The x axis follows the
/// long edge (0..72), the y axis crosses the table (0..36), and z = 0 is the mat. A bare double is
/// in inches. Angles are `Degrees`, counter-clockwise, with 0 along +x.
#pragma once
#include <glm/geometric.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <numbers>

namespace sightline::geometry {

using Vec2 = glm::dvec2;
using Vec3 = glm::dvec3;

struct Degrees {
    double value = 0.0;
    double radians() const { return value * std::numbers::pi / 180.0; }
};

/// The unit vector in the plan with this angle.
Vec2 direction(Degrees angle);
/// The angle of a vector in the plan, in (-180, 180].
Degrees angleOf(Vec2 vector);
/// The angle `a - b`, normalized to (-180, 180].
Degrees turn(Degrees a, Degrees b);

/// The projection of a point to the mat.
inline Vec2 plan(Vec3 point) { return {point.x, point.y}; }

struct Segment {
    Vec3 from{}, to{};
};

/// Two measured lengths are equal if they differ by at most this length. It decides "exactly on the
/// line" and "touching". Inches.
inline constexpr double sameLength = 1e-6;
/// Two bases touch and do not overlap if their gap or their overlap is at most this length. It is
/// thinner than a sheet of paper. Inches.
inline constexpr double contactTolerance = 1e-3;
/// A verdict on line of sight with a smaller margin is contested: two careful players could rule
/// either way. Inches.
inline constexpr double contestedMargin = 0.02;
/// A line of sight needs this clearance on every side. So a seam between touching solids does not
/// let a line through. Inches.
inline constexpr double sightRoom = 0.01;

}  // namespace sightline::geometry
