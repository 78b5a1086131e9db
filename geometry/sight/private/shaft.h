/// Shaft culling: a shaft is the convex hull of two convex cells, as a set of tangent planes.
/// Source: Haines and Wallace, Shaft Culling for Efficient Ray-Cast Radiosity, 1991.
#pragma once
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "geometry/shape/private/box.h"

namespace sightline::geometry {

/// Two unit vectors that span the plane perpendicular to the direction `way`.
struct Screen {
    explicit Screen(Vec3 way);
    Vec2 operator()(Vec3 point) const { return {glm::dot(point, right), glm::dot(point, up)}; }
    Vec3 right{}, up{}, way{};
};

/// The corners of a cell in screen coordinates: right, up, and depth along the direction `way` of
/// the screen.
class CellOnScreen {
  public:
    static constexpr std::size_t around = 12;  ///< number of side planes around a shaft
    CellOnScreen() = default;
    CellOnScreen(std::span<const Vec3> corners, const Screen& screen) { see(corners, screen); }
    void see(std::span<const Vec3> corners, const Screen& screen);

    Vec3 farthest(Vec3 way) const;
    /// The corner that is farthest out in the direction of side plane `side`.
    Vec3 farthestTo(std::size_t side) const { return sides_[side]; }
    double nearest() const { return nearest_; }  ///< smallest depth of any corner
    double deepest() const { return deepest_; }

  private:
    std::vector<Vec3> corners_;
    std::array<Vec3, around> sides_{};
    double nearest_ = 0.0, deepest_ = 0.0;
};

class Shaft {
  public:
    /// Builds the planes of the shaft. Every segment from one cell to the other is inside the
    /// shaft.
    Shaft(const CellOnScreen& from, const CellOnScreen& to, const Screen& screen);

    /// A bit mask with one bit for each plane, which is set if the point is outside the plane. If
    /// all points of a set share a bit, their convex hull is outside the shaft.
    std::uint32_t outside(Vec3 point) const;
    /// Clips the segment to the shaft. Returns false if no part of the segment is inside.
    bool cut(Segment& segment) const;

  private:
    static constexpr std::size_t planes = CellOnScreen::around + 2;
    void add(std::size_t i, Vec3 normal, double offset);

    std::array<double, planes> x_{}, y_{}, z_{}, offset_{};
};

}  // namespace sightline::geometry
