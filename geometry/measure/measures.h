/// Conventions and tolerances of the whole program.
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
/// The angle `a - b`, normalized to (-180, 180].
Degrees turn(Degrees a, Degrees b);

/// Projection of a point to the mat.
inline Vec2 plan(Vec3 point) { return {point.x, point.y}; }

struct Segment {
    Vec3 from{}, to{};
};

/// Two measured lengths are equal if they differ by at most this: "exactly on the line",
/// "touching". Inches.
inline constexpr double sameLength = 1e-6;
/// Two bases touch and do not overlap if their gap or their overlap is at most this. Thinner than a
/// sheet of paper. Inches.
inline constexpr double contactTolerance = 1e-3;
/// Below this slack a sight verdict is contested: two careful players could rule either way.
/// Inches.
inline constexpr double contestedMargin = 0.02;
/// A line of sight needs this much room on every side, so a seam between touching solids does not
/// let it through. Inches.
inline constexpr double sightRoom = 0.01;

}  // namespace sightline::geometry
