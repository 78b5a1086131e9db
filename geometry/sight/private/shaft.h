/// The hull of two convex cells, seen as tangent planes all round it.
/// Haines and Wallace, Shaft Culling for Efficient Ray-Cast Radiosity, 1991.
#pragma once
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "geometry/shape/private/box.h"

namespace sightline::geometry {

/// Two unit vectors that span the plane across a direction.
struct Screen {
    explicit Screen(Vec3 way);
    Vec2 operator()(Vec3 point) const { return {glm::dot(point, right), glm::dot(point, up)}; }
    Vec3 right{}, up{}, way{};
};

/// A cell's corners as a screen sees them: to the right, up, and along its way.
class CellOnScreen {
  public:
    static constexpr std::size_t around = 12;  ///< sides that a shaft has
    CellOnScreen() = default;
    CellOnScreen(std::span<const Vec3> corners, const Screen& screen) { see(corners, screen); }
    void see(std::span<const Vec3> corners, const Screen& screen);

    Vec3 farthest(Vec3 way) const;
    /// The farthest to one of the sides all round.
    Vec3 farthestTo(std::size_t side) const { return sides_[side]; }
    double nearest() const { return nearest_; }  ///< least depth along the way
    double deepest() const { return deepest_; }

  private:
    std::vector<Vec3> corners_;
    std::array<Vec3, around> sides_{};
    double nearest_ = 0.0, deepest_ = 0.0;
};

class Shaft {
  public:
    /// Every segment from one cell to the other lies within all planes.
    Shaft(const CellOnScreen& from, const CellOnScreen& to, const Screen& screen);

    /// One bit for each plane that the point lies beyond. Points that share a bit are outside
    /// together, and so is all of their hull.
    std::uint32_t outside(Vec3 point) const;
    /// Cuts the segment to the shaft; false when nothing is left.
    bool cut(Segment& segment) const;

  private:
    static constexpr std::size_t planes = CellOnScreen::around + 2;
    void add(std::size_t i, Vec3 normal, double offset);

    std::array<double, planes> x_{}, y_{}, z_{}, offset_{};
};

}  // namespace sightline::geometry
