// Builds the shaft of two convex cells: the tangent planes round their convex hull.
#include "geometry/sight/private/shaft.h"

#include <cmath>

namespace sightline::geometry {
namespace {

// Length by which planes are moved outward because of rounding, in inches.
constexpr double shaftHair = 1e-9;

std::array<Vec2, CellOnScreen::around> sidesAllRound() {
    std::array<Vec2, CellOnScreen::around> sides;
    for (std::size_t i = 0; i < sides.size(); ++i)
        sides[i] = direction({360.0 * static_cast<double>(i) / static_cast<double>(sides.size())});
    return sides;
}

const std::array<Vec2, CellOnScreen::around>& sides() {
    static const auto all = sidesAllRound();
    return all;
}

// Tilts the normal of a side plane along the direction of sight, until one plane with this normal
// passes through both `one` and `other`.
Vec3 leaned(Vec2 side, Vec3 one, Vec3 other) {
    const double apart = other.z - one.z;
    if (apart <= shaftHair) return Vec3(side, 0.0);
    return Vec3(side, glm::dot(side, Vec2(one) - Vec2(other)) / apart);
}

}  // namespace

Screen::Screen(Vec3 direction) : way(direction) {
    const Vec3 helper = std::abs(way.z) < 0.9 ? Vec3(0, 0, 1) : Vec3(1, 0, 0);
    right = glm::normalize(glm::cross(way, helper));
    up = glm::cross(right, way);
}

void CellOnScreen::see(std::span<const Vec3> corners, const Screen& screen) {
    corners_.clear();
    nearest_ = std::numeric_limits<double>::infinity();
    deepest_ = -nearest_;
    for (const Vec3 corner : corners) {
        corners_.emplace_back(screen(corner), glm::dot(corner, screen.way));
        nearest_ = std::min(nearest_, corners_.back().z);
        deepest_ = std::max(deepest_, corners_.back().z);
    }
    for (std::size_t i = 0; i < around; ++i) {
        const Vec2 side = geometry::sides()[i];
        sides_[i] = corners_.front();
        double most = glm::dot(side, Vec2(sides_[i]));
        for (const Vec3& corner : corners_)
            if (const double here = side.x * corner.x + side.y * corner.y; here > most) {
                most = here;
                sides_[i] = corner;
            }
    }
}

Vec3 CellOnScreen::farthest(Vec3 way) const {
    Vec3 best = corners_.front();
    double most = glm::dot(best, way);
    for (const Vec3& corner : corners_)
        if (const double here = glm::dot(corner, way); here > most) {
            most = here;
            best = corner;
        }
    return best;
}

Shaft::Shaft(const CellOnScreen& from, const CellOnScreen& to, const Screen& screen) {
    const auto onTable = [&](Vec3 it) {
        return screen.right * it.x + screen.up * it.y + screen.way * it.z;
    };
    for (std::size_t i = 0; i < CellOnScreen::around; ++i) {
        Vec3 one = from.farthestTo(i), other = to.farthestTo(i);
        const Vec2 side = sides()[i];
        Vec3 normal = leaned(side, one, other);  // normal of a plane that touches both cells
        const Vec3 first = from.farthest(normal), second = to.farthest(normal);
        if (first != one || second != other) {
            normal = leaned(side, first, second);
            one = from.farthest(normal), other = to.farthest(normal);
        }
        const double length = glm::length(normal);
        const double offset = std::max(glm::dot(normal, one), glm::dot(normal, other));
        add(i, onTable(normal / length), offset / length + shaftHair);
    }
    constexpr std::size_t ends = CellOnScreen::around;
    add(ends, -screen.way, shaftHair - std::min(from.nearest(), to.nearest()));
    add(ends + 1, screen.way, shaftHair + std::max(from.deepest(), to.deepest()));
}

void Shaft::add(std::size_t i, Vec3 normal, double offset) {
    x_[i] = normal.x, y_[i] = normal.y, z_[i] = normal.z;
    offset_[i] = offset;
}

std::uint32_t Shaft::outside(Vec3 point) const {
    std::array<double, planes> beyond;
    for (std::size_t i = 0; i < planes; ++i)
        beyond[i] = x_[i] * point.x + y_[i] * point.y + z_[i] * point.z - offset_[i];
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i < planes; ++i)
        bits |= static_cast<std::uint32_t>(beyond[i] > 0.0) << i;
    return bits;
}

bool Shaft::cut(Segment& segment) const {
    double first = 0.0, last = 1.0;
    const Vec3 along = segment.to - segment.from;
    for (std::size_t i = 0; i < planes; ++i) {
        const Vec3 normal(x_[i], y_[i], z_[i]);
        const double before = glm::dot(normal, segment.from) - offset_[i];
        const double rate = glm::dot(normal, along);
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
