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

/// The unit vector in the plan at the angle `angle`.
Vec2 direction(Degrees angle);
/// The angle of a vector in the plan, in (-180, 180].
Degrees angleOf(Vec2 vector);
/// The difference `a - b` of two angles, normalized to (-180, 180].
Degrees turn(Degrees a, Degrees b);

/// The projection of a point to the mat.
inline Vec2 plan(Vec3 point) { return {point.x, point.y}; }

struct Segment {
    Vec3 from{}, to{};
};

/// Two lengths are equal if they differ by at most this length, inches. Tests such as "exactly on
/// the line" and "touching" use it.
inline constexpr double sameLength = 1e-6;
/// Two bases touch without overlapping if their gap or their overlap is at most this length,
/// inches. The length is less than the thickness of a sheet of paper.
inline constexpr double contactTolerance = 1e-3;
/// Smallest margin of a verdict on line of sight that players can measure at the table, inches.
/// (The margin is the distance from the opposite verdict.) At a smaller margin, two careful players
/// could decide differently.
inline constexpr double contestedMargin = 0.02;
/// Clearance that a line of sight needs on every side, inches. So no line of sight passes through
/// the seam between two touching solids.
inline constexpr double sightRoom = 0.01;

}  // namespace sightline::geometry
