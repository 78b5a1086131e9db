// Compares the range with a slow method: every point of one outline against every point of the
// other.
#include "geometry/measure/polygon.h"
#include "property/geometry/tables.h"

namespace sightline::geometry::test {
namespace {

double slowGap(const Outline& one, const Outline& other) {
    // Finds the distance between two convex sets by alternating projections.
    const auto nearest = [](const Outline& it, Vec2 point) {
        const Vec2 along = it.b - it.a;
        const double squared = glm::dot(along, along);
        const double t =
            squared > 0 ? std::clamp(glm::dot(point - it.a, along) / squared, 0.0, 1.0) : 0.0;
        const Vec2 core = it.a + along * t;
        const double away = glm::distance(point, core);
        return away <= it.radius ? point : core + (point - core) * (it.radius / away);
    };
    Vec2 here = one.a, there = other.a;
    for (int i = 0; i < 20000; ++i) {
        there = nearest(other, here);
        here = nearest(one, there);
    }
    return glm::distance(here, there);
}

RC_GTEST_PROP(RangeProperties, IsSymmetricAndAgreesWithTheOracle, ()) {
    const Mini one = anyMini(0, 20, 0, 20), other = anyMini(0, 20, 0, 20);
    const double there = rangeBetween(dimensions(), one, other).distance;
    RC_ASSERT(there == rangeBetween(dimensions(), other, one).distance);
    RC_ASSERT(std::abs(there - slowGap(outlineOf(one), outlineOf(other))) < 1e-6);
}

RC_GTEST_PROP(RangeProperties, ItsLineJoinsTheEdges, ()) {
    const Mini one = anyMini(0, 20, 0, 20), other = anyMini(0, 20, 0, 20);
    const Range range = rangeBetween(dimensions(), one, other);
    RC_ASSERT(std::abs(glm::distance(range.line.from, range.line.to) - range.distance) < 1e-9);
    RC_ASSERT(gap(outlineOf(one), Outline{range.line.from, range.line.from, 0.0}) < 1e-9);
    RC_ASSERT(gap(outlineOf(other), Outline{range.line.to, range.line.to, 0.0}) < 1e-9);
}

RC_GTEST_PROP(RangeProperties, CompletelyWithinImpliesWithin, ()) {
    const Mini one = anyMini(0, 20, 0, 20), other = anyMini(0, 20, 0, 20);
    const double reach = number(1, 12);
    RC_ASSERT(!completelyWithin(one, other, reach) || within(one, other, reach));
}

RC_GTEST_PROP(RangeProperties, OverlapAndGapExcludeEachOther, ()) {
    const Mini one = anyMini(0, 8, 0, 8), other = anyMini(0, 8, 0, 8);
    const double apart = gap(outlineOf(one), outlineOf(other));
    const double depth = overlapDepth(outlineOf(one), outlineOf(other));
    RC_ASSERT(apart == 0.0 || depth == 0.0);
    RC_ASSERT(apart > 0.0 || depth >= 0.0);
}

// A star-shaped polygon: simple, usually not convex.
Polygon anyStar() {
    const Vec2 middle(number(0, 12), number(0, 12));
    const int count = whole(3, 9);
    Polygon star;
    for (int i = 0; i < count; ++i)
        star.push_back(middle + direction({360.0 * i / count + number(0, 20)}) * number(0.3, 4));
    return star;
}

using Long = long double;
struct Spot {
    Long x = 0, y = 0;
};
Spot spot(Vec2 p) { return {p.x, p.y}; }

Long fromEdge(Spot p, Spot a, Spot b) {
    const Long ux = b.x - a.x, uy = b.y - a.y, squared = ux * ux + uy * uy;
    Long t = squared > 0 ? ((p.x - a.x) * ux + (p.y - a.y) * uy) / squared : 0;
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    return std::hypot(p.x - a.x - t * ux, p.y - a.y - t * uy);
}
bool meet(Spot a, Spot b, Spot c, Spot d) {
    const Long det = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
    if (det == 0) return false;
    const Long s = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / det;
    const Long t = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / det;
    return s >= 0 && s <= 1 && t >= 0 && t <= 1;
}
// True if the point is inside the polygon. Uses the winding number.
bool holds(const Polygon& polygon, Spot p) {
    Long turned = 0;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Spot a = spot(polygon[i]), b = spot(polygon[(i + 1) % polygon.size()]);
        const Long ax = a.x - p.x, ay = a.y - p.y, bx = b.x - p.x, by = b.y - p.y;
        turned += std::atan2(ax * by - ay * bx, ax * bx + ay * by);
    }
    return std::abs(turned) > 3;
}
Long slowGap(const Polygon& one, const Polygon& other) {
    if (holds(one, spot(other[0])) || holds(other, spot(one[0]))) return 0;
    Long least = 1e30L;
    for (std::size_t i = 0; i < one.size(); ++i)
        for (std::size_t k = 0; k < other.size(); ++k) {
            const Spot a = spot(one[i]), b = spot(one[(i + 1) % one.size()]);
            const Spot c = spot(other[k]), d = spot(other[(k + 1) % other.size()]);
            if (meet(a, b, c, d)) return 0;
            least = std::min({least, fromEdge(a, c, d), fromEdge(b, c, d), fromEdge(c, a, b),
                              fromEdge(d, a, b)});
        }
    return least;
}

RC_GTEST_PROP(RangeProperties, BetweenPolygonsIsExact, ()) {
    const Polygon one = anyStar(), other = anyStar();
    const Range range = rangeBetween(dimensions(), Extent(one), Extent(other));
    RC_ASSERT(std::abs(static_cast<double>(slowGap(one, other)) - range.distance) < 1e-9);
    const Range back = rangeBetween(dimensions(), Extent(other), Extent(one));
    RC_ASSERT(std::abs(back.distance - range.distance) < 1e-12);
    RC_ASSERT(std::abs(glm::distance(range.line.from, range.line.to) - range.distance) < 1e-9);
    for (const auto& [extent, end] :
         {std::pair(one, range.line.from), std::pair(other, range.line.to)})
        RC_ASSERT(gap(Extent(extent), Extent(Outline{end, end, 0.0})) < 1e-9);
}

RC_GTEST_PROP(RangeProperties, FromABaseToAPolygonIsExact, ()) {
    const Polygon other = anyStar();
    const Outline base = outlineOf(anyMini(0, 12, 0, 12));
    // The base is a segment with a radius. The segment is too thin to contain the polygon.
    Long core = slowGap({base.a, base.b}, other);
    if (base.a == base.b) core = holds(other, spot(base.a)) ? 0 : core;
    const double expected = std::max(0.0, static_cast<double>(core) - base.radius);
    RC_ASSERT(std::abs(gap(Extent(base), Extent(other)) - expected) < 1e-9);
}

// Bases, tokens and table edges are segments with a radius.
Outline anyOutline() {
    switch (whole(0, 3)) {
        case 0:
            return token({number(0, 20), number(0, 20)}, number(0.5, 4));
        case 1:
            return tableEdge({}, std::array{TableSide::blue, TableSide::right, TableSide::red,
                                            TableSide::left}[std::size_t(whole(0, 3))]);
        default:
            return outlineOf(anyMini(0, 20, 0, 20));
    }
}

RC_GTEST_PROP(RangeProperties, BetweenBasesTokensAndEdgesIsExact, ()) {
    const Outline one = anyOutline(), other = anyOutline();
    const Spot a = spot(one.a), b = spot(one.b), c = spot(other.a), d = spot(other.b);
    const Long cores = meet(a, b, c, d) ? 0.0L
                                        : std::min({fromEdge(a, c, d), fromEdge(b, c, d),
                                                    fromEdge(c, a, b), fromEdge(d, a, b)});
    const auto expected = static_cast<double>(std::max(0.0L, cores - one.radius - other.radius));
    const Range range = rangeBetween(dimensions(), Extent(one), Extent(other));
    RC_ASSERT(std::abs(range.distance - expected) < 1e-9);
    RC_ASSERT(std::abs(gap(one, other) - expected) < 1e-9);
    RC_ASSERT(gap(one, other) == gap(other, one));
    // The distance to a convex set is a convex function, so the farthest point of a segment is at
    // one of its ends.
    const Long out = std::max(fromEdge(a, c, d), fromEdge(b, c, d)) + one.radius - other.radius;
    const auto farthestOut = static_cast<double>(std::max(0.0L, out));
    RC_ASSERT(std::abs(farthest(one, other) - farthestOut) < 1e-9);
    RC_ASSERT(std::abs(farthest(Extent(one), Extent(other)) - farthestOut) < 1e-9);
}

// The range to a model must equal the range to its nearest triangle, as seen from above.
RC_GTEST_PROP(RangeProperties, ToAModelIsExact, ()) {
    std::vector<MeshPart> parts{{"Scraps", {}, {}}};
    MeshPart& scraps = parts[0];
    const Vec3 at(number(4, 16), number(4, 16), 0);
    const int count = whole(1, 12);
    for (int i = 0; i < count; ++i) {
        for (int k = 0; k < 3; ++k)
            scraps.vertices.emplace_back(number(-4, 4), number(-4, 4), number(0, 3));
        scraps.triangles.push_back({3 * i, 3 * i + 1, 3 * i + 2});
    }
    const Battlefield table = field({mesh("scraps", at, parts)});
    const Outline base = outlineOf(anyMini(0, 20, 0, 20));
    Long least = 1e30L;
    for (const auto& triangle : scraps.triangles) {
        Polygon corners;
        for (const int k : triangle)
            corners.push_back(Vec2(at + scraps.vertices[static_cast<std::size_t>(k)]));
        least = std::min(least, slowGap({base.a, base.b}, corners));
        if (holds(corners, spot(base.a))) least = 0;
    }
    const double expected = std::max(0.0, static_cast<double>(least) - base.radius);
    const auto range = rangeToPiece(table, base, "scraps");
    RC_ASSERT(range.has_value());
    RC_ASSERT(std::abs(range->distance - expected) < 1e-9);
}

// Tests the greatest distance from a point of one polygon to another polygon. No point may be
// farther than the answer, and some sample must be almost as far.
RC_GTEST_PROP(RangeProperties, TheFarthestPointOfAPolygonIsFoundBySampling, ()) {
    const Polygon one = anyStar(), other = anyStar();
    const double most = farthest(Extent(one), Extent(other));
    double sampled = 0.0;
    for (std::size_t i = 0; i < one.size(); ++i)
        for (int k = 0; k <= 200; ++k) {
            const Vec2 at = one[i] + (one[(i + 1) % one.size()] - one[i]) * (k / 200.0);
            const bool inside = holds(other, spot(at));
            Long least = 1e30L;
            for (std::size_t e = 0; e < other.size(); ++e)
                least = std::min(
                    least, fromEdge(spot(at), spot(other[e]), spot(other[(e + 1) % other.size()])));
            if (!inside) sampled = std::max(sampled, static_cast<double>(least));
        }
    RC_ASSERT(most > sampled - 1e-7);
    // The farthest point may be inside a concave polygon.
    if (isConvex(other)) RC_ASSERT(most < sampled + 0.03);
}

}  // namespace
}  // namespace sightline::geometry::test
