/// Conventions and tolerances of the whole house.
/// Inches, right-handed, z up. The origin is the table's corner at blue's left hand: x runs along
/// the long edge (0..72), y across (0..36), z = 0 is the mat. A bare double is inches. Angles are
/// `Degrees`, counter-clockwise, 0 along +x.
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

/// Unit vector in the plan for an angle.
Vec2 direction(Degrees angle);
/// Angle of a plan vector, in (-180, 180].
Degrees angleOf(Vec2 vector);
/// `a - b` brought into (-180, 180].
Degrees turn(Degrees a, Degrees b);

/// The place of a point on the mat, seen from above.
inline Vec2 plan(Vec3 point) { return {point.x, point.y}; }

struct Segment {
    Vec3 from{}, to{};
};

/// Two measured lengths this close are the same length: "exactly on the line", "touching". Inches.
inline constexpr double sameLength = 1e-6;
/// A player may leave this much between two bases, or let them overlap by it, and they still touch
/// without overlapping: thinner than a sheet of paper. Inches.
inline constexpr double contactTolerance = 1e-3;
/// Below this slack a sight verdict is contested: two careful players could rule it either way.
inline constexpr double contestedMargin = 0.02;
/// A line of sight needs this much room on every side; a seam between touching solids is no window.
inline constexpr double sightRoom = 0.01;

}  // namespace sightline::geometry
