/// The hull of two convex cells, seen as tangent planes all round it. Private to geometry.
/// Haines and Wallace, Shaft Culling for Efficient Ray-Cast Radiosity, 1991.
#pragma once
#include <array>
#include <cstdint>
#include <span>

#include "geometry/box.h"

namespace sightline::geometry {

class Shaft {
  public:
    /// Every segment from one set of corners' hull to the other's lies within all planes.
    Shaft(std::span<const Vec3> from, std::span<const Vec3> to, Vec3 way);

    /// One bit for each plane that the point lies beyond. Points that share a bit are outside
    /// together, and so is all of their hull.
    std::uint32_t outside(Vec3 point) const;
    /// Cuts the segment to the shaft; false when nothing is left.
    bool cut(Segment& segment) const;

  private:
    static constexpr std::size_t around = 12;
    struct Plane {
        Vec3 normal{};
        double offset = 0.0;
    };
    std::array<Plane, around + 2> planes_;
};

/// Two unit vectors that span the plane across a direction.
struct Screen {
    explicit Screen(Vec3 way);
    Vec2 operator()(Vec3 point) const { return {glm::dot(point, right), glm::dot(point, up)}; }
    Vec3 right{}, up{};
};

}  // namespace sightline::geometry
