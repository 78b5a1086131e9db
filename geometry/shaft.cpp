#include "geometry/shaft.h"

#include <cmath>

namespace sightline::geometry {
namespace {

constexpr double hair = 1e-9;  // planes lie this far out, against rounding. Inches

Vec3 farthestAlong(std::span<const Vec3> corners, Vec3 way) {
    Vec3 best = corners.front();
    double most = glm::dot(best, way);
    for (const Vec3 corner : corners.subspan(1))
        if (const double here = glm::dot(corner, way); here > most) {
            most = here;
            best = corner;
        }
    return best;
}

}  // namespace

Screen::Screen(Vec3 way) {
    const Vec3 helper = std::abs(way.z) < 0.9 ? Vec3(0, 0, 1) : Vec3(1, 0, 0);
    right = glm::normalize(glm::cross(way, helper));
    up = glm::cross(right, way);
}

Shaft::Shaft(std::span<const Vec3> from, std::span<const Vec3> to, Vec3 way) {
    const Screen screen(way);
    for (std::size_t i = 0; i < around; ++i) {
        const Vec2 side = direction({360.0 * static_cast<double>(i) / around});
        const Vec3 level = screen.right * side.x + screen.up * side.y;
        Vec3 normal = level;  // leaned until it touches both cells
        for (int step = 0; step < 2; ++step) {
            const Vec3 one = farthestAlong(from, normal), other = farthestAlong(to, normal);
            const double apart = glm::dot(way, other - one);
            if (apart <= hair) break;
            normal = level + way * (glm::dot(level, one - other) / apart);
        }
        normal = glm::normalize(normal);
        planes_[i] = {normal, std::max(glm::dot(normal, farthestAlong(from, normal)),
                                       glm::dot(normal, farthestAlong(to, normal))) +
                                  hair};
    }
    planes_[around] = {-way, std::max(-glm::dot(way, farthestAlong(from, -way)),
                                      -glm::dot(way, farthestAlong(to, -way))) +
                                 hair};
    planes_[around + 1] = {way, std::max(glm::dot(way, farthestAlong(from, way)),
                                         glm::dot(way, farthestAlong(to, way))) +
                                    hair};
}

std::uint32_t Shaft::outside(Vec3 point) const {
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i < planes_.size(); ++i)
        if (glm::dot(planes_[i].normal, point) > planes_[i].offset) bits |= 1U << i;
    return bits;
}

bool Shaft::cut(Segment& segment) const {
    double first = 0.0, last = 1.0;
    const Vec3 along = segment.to - segment.from;
    for (const Plane& plane : planes_) {
        const double before = glm::dot(plane.normal, segment.from) - plane.offset;
        const double rate = glm::dot(plane.normal, along);
        if (before > 0.0 && before + rate > 0.0) return false;
        if (rate > 0.0)
            last = std::min(last, -before / rate);
        else if (rate < 0.0)
            first = std::max(first, -before / rate);
    }
    if (first > last) return false;
    segment = {segment.from + along * first, segment.from + along * last};
    return true;
}

}  // namespace sightline::geometry
