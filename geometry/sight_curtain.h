/// A plane hung between two silhouettes, and what of it solids cover. Private to geometry.
#pragma once
#include "geometry/volume.h"

namespace sightline::geometry {

class Curtain {
  public:
    Curtain(Vec3 origin, Vec3 normal);

    void add(const Convex& solid);
    void add(std::span<const Volume* const> volumes);
    bool empty() const { return sections_.empty() && cut_.empty(); }

    double side(Vec3 point) const { return glm::dot(point - origin_, normal_); }
    /// Nearly the same plane.
    bool isLike(const Curtain& other) const;
    /// Do the solids cover every point where lines between the two sets of corners cross?
    bool stops(std::span<const Vec3> from, std::span<const Vec3> to) const;

  private:
    Vec2 flat(Vec3 point) const {
        return {glm::dot(point - origin_, x_), glm::dot(point - origin_, y_)};
    }
    Vec3 origin_{}, normal_{}, x_{}, y_{};
    std::vector<Polygon> sections_;  ///< of convex solids, grown by half of `sightRoom`
    std::vector<Polygon> cut_;       ///< of volumes
};

}  // namespace sightline::geometry
