/// The convex hull of two convex cells as a set of tangent planes (shaft culling). Source: Haines
/// and Wallace, Shaft Culling for Efficient Ray-Cast Radiosity, 1991.
#pragma once
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "geometry/shape/private/box.h"

namespace sightline::geometry {

/// Two unit vectors that span the plane perpendicular to a direction.
struct Screen {
    explicit Screen(Vec3 way);
    Vec2 operator()(Vec3 point) const { return {glm::dot(point, right), glm::dot(point, up)}; }
    Vec3 right{}, up{}, way{};
};

/// The corners of a cell in the coordinates of a screen: right, up, and depth along the screen's
/// direction.
class CellOnScreen {
  public:
    static constexpr std::size_t around = 12;  ///< number of side planes of a shaft
    CellOnScreen() = default;
    CellOnScreen(std::span<const Vec3> corners, const Screen& screen) { see(corners, screen); }
    void see(std::span<const Vec3> corners, const Screen& screen);

    Vec3 farthest(Vec3 way) const;
    /// The corner that is farthest towards a side plane.
    Vec3 farthestTo(std::size_t side) const { return sides_[side]; }
    double nearest() const { return nearest_; }  ///< smallest depth of a corner
    double deepest() const { return deepest_; }

  private:
    std::vector<Vec3> corners_;
    std::array<Vec3, around> sides_{};
    double nearest_ = 0.0, deepest_ = 0.0;
};

class Shaft {
  public:
    /// Builds the planes. Every segment from one cell to the other is inside all planes.
    Shaft(const CellOnScreen& from, const CellOnScreen& to, const Screen& screen);

    /// A bit mask of the planes that have the point outside. If all points of a set share a bit,
    /// their convex hull is outside the shaft.
    std::uint32_t outside(Vec3 point) const;
    /// Clips the segment to the shaft. Returns false if nothing is left.
    bool cut(Segment& segment) const;

  private:
    static constexpr std::size_t planes = CellOnScreen::around + 2;
    void add(std::size_t i, Vec3 normal, double offset);

    std::array<double, planes> x_{}, y_{}, z_{}, offset_{};
};

}  // namespace sightline::geometry
