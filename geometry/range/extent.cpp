// Computes distances between extents (shapes seen from above), also for polygons that are not
// convex.
#include "geometry/range/extent.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <queue>

#include "geometry/measure/polygon.h"
#include "geometry/shape/private/box.h"

namespace sightline::geometry {
namespace {

constexpr double halvingEnds = 1e-7;  // error bound of the search, inches
constexpr int mostHalvings = 20000;

double lengthOf(const PlanSegment& line) { return glm::distance(line.from, line.to); }
PlanSegment swapped(const PlanSegment& line) { return {line.to, line.from}; }

// The shortest segment from a figure to the edges of `polygon`. `each` returns the shortest segment
// from the figure to one edge.
template <class Each>
PlanSegment closestEdge(std::span<const Vec2> polygon, Each each) {
    PlanSegment best;
    double nearest = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const PlanSegment line = each(polygon[i], polygon[(i + 1) % polygon.size()]);
        if (lengthOf(line) >= nearest) continue;
        nearest = lengthOf(line);
        best = line;
    }
    return best;
}

PlanSegment between(const Outline& one, const Polygon& other) {
    if (contains(other, one.a)) return {one.a, one.a};
    const PlanSegment core = closestEdge(other, [&](Vec2 a, Vec2 b) {
        return closestPoints(Outline{one.a, one.b, 0.0}, Outline{a, b, 0.0});
    });
    const double length = lengthOf(core);
    if (length <= one.radius) return {core.to, core.to};
    return {core.from + (core.to - core.from) * (one.radius / length), core.to};
}

PlanSegment between(const Polygon& one, const Polygon& other) {
    if (contains(other, one.front())) return {one.front(), one.front()};
    if (contains(one, other.front())) return {other.front(), other.front()};
    return closestEdge(one, [&](Vec2 a, Vec2 b) {
        return closestEdge(other, [&](Vec2 c, Vec2 d) {
            return closestPoints(Outline{a, b, 0.0}, Outline{c, d, 0.0});
        });
    });
}

double distanceTo(const Extent& extent, Vec2 point) {
    return gap(Extent(Outline{point, point, 0.0}), extent);
}

bool isConvexExtent(const Extent& extent) {
    const auto* polygon = std::get_if<Polygon>(&extent);
    return !polygon || isConvex(*polygon);
}

// A square of the search. `most` is an upper bound of the distance of its points from the other
// region.
struct Square {
    Vec2 centre{};
    double half = 0.0, most = 0.0;
    bool operator<(const Square& other) const { return most < other.most; }
};

// Maximum distance of the points of a region from a set that is not convex, by branch and bound on
// squares. A point of a square is farther away than its centre by at most half of the diagonal.
template <class Reduce>
double halved(Box plan, const Extent& other, Reduce reduce) {
    std::priority_queue<Square> waiting;
    double best = 0.0;
    const auto add = [&](Vec2 centre, double half) {
        const auto nearest = reduce(centre, half);
        if (!nearest) return;
        best = std::max(best, distanceTo(other, *nearest));
        const double most = distanceTo(other, centre) + half * std::sqrt(2.0);
        if (most > best + halvingEnds) waiting.push({centre, half, most});
    };
    const Vec2 size(plan.hi - plan.lo);
    add(Vec2(plan.centre()), std::max(size.x, size.y) / 2.0);
    for (int i = 0; i < mostHalvings && !waiting.empty(); ++i) {
        const Square top = waiting.top();
        waiting.pop();
        if (top.most <= best + halvingEnds) break;
        const double half = top.half / 2.0;
        for (const Vec2 step : {Vec2(1, 1), Vec2(-1, 1), Vec2(1, -1), Vec2(-1, -1)})
            add(top.centre + step * half, half);
    }
    return best;
}

double farthestByHalving(const Extent& one, const Extent& other) {
    Box plan;
    if (const auto* outline = std::get_if<Outline>(&one)) {
        for (const Vec2 end : {outline->a, outline->b}) {
            plan.add(Vec3(end - Vec2(outline->radius), 0.0));
            plan.add(Vec3(end + Vec2(outline->radius), 0.0));
        }
    } else {
        for (const Vec2 corner : std::get<Polygon>(one)) plan.add(Vec3(corner, 0.0));
    }
    // The point of `one` that is nearest to the centre of a square. Empty if no point of `one` is
    // in the square.
    return halved(plan, other, [&](Vec2 centre, double half) -> std::optional<Vec2> {
        const PlanSegment line = closestPoints(Extent(Outline{centre, centre, 0.0}), one);
        if (lengthOf(line) > half * std::sqrt(2.0)) return std::nullopt;
        return line.to;
    });
}

}  // namespace

PlanSegment closestPoints(const Extent& one, const Extent& other) {
    const auto* disc = std::get_if<Outline>(&one);
    const auto* otherDisc = std::get_if<Outline>(&other);
    if (disc && otherDisc) return closestPoints(*disc, *otherDisc);
    if (disc) return between(*disc, std::get<Polygon>(other));
    if (otherDisc) return swapped(between(*otherDisc, std::get<Polygon>(one)));
    return between(std::get<Polygon>(one), std::get<Polygon>(other));
}

double gap(const Extent& one, const Extent& other) {
    const auto* disc = std::get_if<Outline>(&one);
    const auto* otherDisc = std::get_if<Outline>(&other);
    if (disc && otherDisc) return gap(*disc, *otherDisc);
    return lengthOf(closestPoints(one, other));
}

double farthest(const Extent& one, const Extent& other) {
    const auto* disc = std::get_if<Outline>(&one);
    if (!isConvexExtent(other)) return farthestByHalving(one, other);
    // The distance to a convex set is a convex function. So the farthest point of `one` is a corner
    // or a point of the rim.
    if (!disc) {
        double most = 0.0;
        for (const Vec2 corner : std::get<Polygon>(one))
            most = std::max(most, distanceTo(other, corner));
        return most;
    }
    if (const auto* otherDisc = std::get_if<Outline>(&other)) return farthest(*disc, *otherDisc);
    const auto& polygon = std::get<Polygon>(other);
    double most = 0.0;
    for (const Vec2 centre : {disc->a, disc->b}) {
        const double away = distanceTo(other, centre);
        if (away > 0.0) {
            most = std::max(most, away + disc->radius);
            continue;
        }
        for (std::size_t i = 0; i < polygon.size(); ++i) {
            const Vec2 next = polygon[(i + 1) % polygon.size()];
            const Vec2 along = glm::normalize(next - polygon[i]), out(along.y, -along.x);
            most = std::max(most, distanceTo(other, centre + out * disc->radius));
        }
        for (const Vec2 corner : polygon) {
            const double length = glm::distance(corner, centre);
            if (length > sameLength)
                most = std::max(
                    most, distanceTo(other, centre + (corner - centre) * (disc->radius / length)));
        }
    }
    return most;
}

Outline token(Vec2 centre, double diameter) { return {centre, centre, diameter / 2.0}; }

Outline tableEdge(TableSize table, TableSide side) {
    const Vec2 low(0.0), right(table.width, 0.0), far(table.width, table.depth);
    const Vec2 left(0.0, table.depth);
    switch (side) {
        case TableSide::blue:
            return {low, right, 0.0};
        case TableSide::right:
            return {right, far, 0.0};
        case TableSide::red:
            return {left, far, 0.0};
        case TableSide::left:
            return {low, left, 0.0};
    }
    return {};
}

}  // namespace sightline::geometry
