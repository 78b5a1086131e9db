#include "app/window/legion/tools/table_pointer.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sightline::app {
namespace {

using geometry::Vec2;
using geometry::Vec3;

Vec3 along(const geometry::Segment& ray, double share) {
    return ray.from + (ray.to - ray.from) * share;
}

std::optional<double> meetsMat(const geometry::Segment& ray) {
    const double fall = ray.from.z - ray.to.z;
    if (fall <= 1e-9) return std::nullopt;
    const double share = ray.from.z / fall;
    return share >= 0.0 && share <= 1.0 ? std::optional(share) : std::nullopt;
}

/// The part of the ray between two heights. The result has two fractions of the ray's length, from
/// 0 to 1.
std::pair<double, double> sharesBetween(const geometry::Segment& ray, double bottom, double top) {
    const double rise = ray.to.z - ray.from.z;
    if (std::abs(rise) < 1e-9) {
        const bool between = ray.from.z >= bottom && ray.from.z <= top;
        return between ? std::pair{0.0, 1.0} : std::pair{1.0, 0.0};
    }
    const auto [first, last] =
        std::minmax({(bottom - ray.from.z) / rise, (top - ray.from.z) / rise});
    return {std::max(first, 0.0), std::min(last, 1.0)};
}

// A miniature does not fit between floors that are nearer to each other than this, inches.
constexpr double leastHeadroom = 0.5;
constexpr std::size_t mostFloors = 6;

bool isUnderRoof(const Vec3& point, const geometry::Battlefield& field, double top) {
    const Vec3 head{point.x, point.y, point.z + leastHeadroom};
    return head.z < top && field.firstHit({head, {point.x, point.y, top}});
}

}  // namespace

// The distance to a convex outline is a convex function along the ray. So the search first finds
// the minimum of the distance, and then the point where the distance becomes 0.
std::optional<double> entry(const geometry::Segment& ray, const geometry::Silhouette& solid) {
    const auto [low, high] = sharesBetween(ray, solid.bottom, solid.top);
    const auto excess = [&](double share) {
        const Vec2 point{along(ray, share)};
        const auto& outline = solid.outline;
        return geometry::distanceToSegment(point, outline.a, outline.b) - outline.radius;
    };
    if (low > high) return std::nullopt;
    double from = low, to = high;
    for (int i = 0; i < 60; ++i) {
        const double third = (to - from) / 3.0;
        if (excess(from + third) < excess(to - third)) {
            to -= third;
        } else {
            from += third;
        }
    }
    double inside = (from + to) / 2.0, beyond = low;
    if (excess(inside) > 0.0) return std::nullopt;
    if (excess(beyond) <= 0.0) return beyond;
    for (int i = 0; i < 40; ++i) {
        const double middle = (inside + beyond) / 2.0;
        (excess(middle) > 0.0 ? beyond : inside) = middle;
    }
    return inside;
}

Vec3 groundUnder(const geometry::Segment& ray, const geometry::Battlefield& field) {
    if (const auto hit = field.firstHit(ray)) return hit->point;
    const auto mat = meetsMat(ray);
    return mat ? along(ray, *mat) : Vec3{ray.to.x, ray.to.y, 0.0};
}

std::vector<Vec3> underRoofs(const TablePointer& pointer, const geometry::Battlefield& field) {
    const geometry::Segment& ray = pointer.ray;
    const double fall = ray.from.z - ray.to.z;
    const auto mat = meetsMat(ray);
    std::vector<Vec3> found;
    if (!mat || !pointer.piece) return found;
    double at = pointer.reach;
    while (found.size() < mostFloors && at < *mat) {
        at = std::min(at + leastHeadroom / fall, *mat);
        const geometry::Segment rest{along(ray, at), along(ray, *mat)};
        const auto hit = at < *mat ? field.firstHit(rest) : std::nullopt;
        at = hit ? at + hit->fraction * (*mat - at) : *mat;
        const Vec3 point = along(ray, at);
        if (isUnderRoof(point, field, ray.from.z)) found.push_back(point);
    }
    return found;
}

Vec3 floorAt(double height, const TablePointer& pointer, const geometry::Battlefield& field) {
    std::vector<Vec3> floors = underRoofs(pointer, field);
    floors.insert(floors.begin(), pointer.ground);
    return *std::ranges::min_element(floors, {},
                                     [&](const Vec3& floor) { return std::abs(floor.z - height); });
}

TablePointer pointerAt(QPointF pixel, const geometry::Segment& ray, const engine::View& view) {
    TablePointer pointer;
    pointer.pixel = pixel;
    pointer.ray = ray;
    double nearest = meetsMat(ray).value_or(1.0);
    if (const auto hit = view.battlefield.firstHit(ray); hit && hit->fraction <= nearest) {
        nearest = hit->fraction;
        if (!hit->piece.empty()) pointer.piece = hit->piece;
    }
    pointer.ground = along(ray, nearest);
    pointer.reach = nearest;
    for (const engine::MiniView& mini : view.minis) {
        if (!mini.onTable()) continue;
        const auto share = entry(ray, geometry::silhouetteOf(mini.mini));
        if (!share || *share >= nearest + 1e-4) continue;
        nearest = *share;
        pointer.mini = mini.id;
    }
    return pointer;
}

}  // namespace sightline::app
