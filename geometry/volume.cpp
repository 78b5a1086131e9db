#include "geometry/volume.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace sightline::geometry {
namespace {

constexpr double leastWidth = 1e-7;        // of a slab of a cut. Inches
constexpr double leastHole = 1e-7;         // square inches of a region that may stay uncovered
constexpr Vec2 offGrid{1.37e-5, 2.11e-5};  // off the edges that models like to have
constexpr double belowBody = 1.0;          // how far an open bottom is filled downward. Inches

struct Edge {
    Vec2 left{}, right{};
    double at(double x) const {
        return left.y + (right.y - left.y) * (x - left.x) / (right.x - left.x);
    }
};

// Where the plane cuts the triangle. A corner on the plane counts as beyond it, so that cuts of
// neighbours meet in whole loops.
std::optional<Edge> cutEdge(const Triangle& triangle, const UprightPlane& plane) {
    const std::array<Vec3, 3> corners{triangle.a, triangle.b, triangle.c};
    std::array<double, 3> sides{};
    for (std::size_t i = 0; i < 3; ++i)
        sides[i] = glm::dot(corners[i] - plane.origin, plane.normal);
    std::array<Vec2, 2> ends{};
    std::size_t count = 0;
    for (std::size_t i = 0; i < 3; ++i) {
        const std::size_t k = (i + 1) % 3;
        if ((sides[i] >= 0.0) == (sides[k] >= 0.0)) continue;
        const Vec3 point =
            corners[i] + (corners[k] - corners[i]) * (sides[i] / (sides[i] - sides[k]));
        ends[count++] = {glm::dot(point - plane.origin, plane.along), point.z - plane.origin.z};
    }
    if (count != 2) return std::nullopt;
    if (ends[0].x > ends[1].x) std::swap(ends[0], ends[1]);
    return Edge{ends[0], ends[1]};
}

// Fills one slab between the edges that cross it, from the top down, every other gap.
void fill(std::vector<Edge>& edges, double x0, double x1, double floor, std::vector<Polygon>& cut) {
    const double middle = (x0 + x1) / 2.0;
    std::sort(edges.begin(), edges.end(),
              [&](const Edge& a, const Edge& b) { return a.at(middle) > b.at(middle); });
    for (std::size_t i = 0; i < edges.size(); i += 2) {
        const Edge& top = edges[i];
        const bool open = i + 1 == edges.size();
        const double low0 = open ? floor : edges[i + 1].at(x0);
        const double low1 = open ? floor : edges[i + 1].at(x1);
        cut.push_back({{x0, low0}, {x1, low1}, {x1, top.at(x1)}, {x0, top.at(x0)}});
    }
}

// What a slab holds between x0 and x1: its lower and upper side at both ends.
struct Band {
    double low0 = 0.0, low1 = 0.0, high0 = 0.0, high1 = 0.0;
};

Band bandOf(const Polygon& slab, double x0, double x1) {
    const Edge low{slab[0], slab[1]}, high{slab[3], slab[2]};
    return {low.at(x0), low.at(x1), high.at(x0), high.at(x1)};
}

// Bands that overlap at both ends become one; of crossing sides one is kept.
std::vector<Band> joined(std::vector<Band> bands) {
    std::sort(bands.begin(), bands.end(),
              [](const Band& a, const Band& b) { return a.low0 + a.low1 < b.low0 + b.low1; });
    std::vector<Band> whole;
    for (const Band& band : bands) {
        if (whole.empty()) {
            whole.push_back(band);
            continue;
        }
        Band& last = whole.back();
        const bool apart = band.low0 >= last.high0 && band.low1 >= last.high1 &&
                           (band.low0 > last.high0 || band.low1 > last.high1);
        if (apart) {
            whole.push_back(band);
            continue;
        }
        const bool meetsBoth = band.low0 <= last.high0 && band.low1 <= last.high1;
        const bool rises = band.high0 >= last.high0 && band.high1 >= last.high1;
        // What is not surely in the union is left out, so nothing is counted twice.
        if (!meetsBoth || !rises) continue;
        last.high0 = band.high0;
        last.high1 = band.high1;
    }
    return whole;
}

}  // namespace

std::vector<Polygon> cutThrough(const Volume& volume, const UprightPlane& plane) {
    std::vector<Edge> edges;
    for (const Triangle& triangle : volume.triangles)
        if (const auto edge = cutEdge(triangle, plane))
            if (edge->right.x - edge->left.x > leastWidth) edges.push_back(*edge);
    std::vector<double> stops;
    for (const Edge& edge : edges) {
        stops.push_back(edge.left.x);
        stops.push_back(edge.right.x);
    }
    std::sort(stops.begin(), stops.end());
    std::sort(edges.begin(), edges.end(),
              [](const Edge& a, const Edge& b) { return a.left.x < b.left.x; });
    std::vector<Polygon> cut;
    std::vector<Edge> open;
    std::size_t next = 0;
    const double floor = volume.box.lo.z - belowBody - plane.origin.z;
    for (std::size_t i = 0; i + 1 < stops.size(); ++i) {
        const double x0 = stops[i], x1 = stops[i + 1];
        if (x1 - x0 <= leastWidth) continue;
        while (next < edges.size() && edges[next].left.x < x0 + leastWidth)
            open.push_back(edges[next++]);
        std::erase_if(open, [&](const Edge& edge) { return edge.right.x < x1 - leastWidth; });
        std::vector<Edge> here = open;
        fill(here, x0, x1, floor, cut);
    }
    return cut;
}

std::vector<Polygon> united(std::vector<Polygon> slabs) {
    std::vector<double> stops;
    for (const Polygon& slab : slabs) {
        stops.push_back(slab[0].x);
        stops.push_back(slab[1].x);
    }
    std::sort(stops.begin(), stops.end());
    std::sort(slabs.begin(), slabs.end(),
              [](const Polygon& a, const Polygon& b) { return a[0].x < b[0].x; });
    std::vector<Polygon> merged;
    std::vector<const Polygon*> open;
    std::size_t next = 0;
    for (std::size_t i = 0; i + 1 < stops.size(); ++i) {
        const double x0 = stops[i], x1 = stops[i + 1];
        if (x1 - x0 <= leastWidth) continue;
        while (next < slabs.size() && slabs[next][0].x < x0 + leastWidth)
            open.push_back(&slabs[next++]);
        std::erase_if(open, [&](const Polygon* slab) { return (*slab)[1].x < x1 - leastWidth; });
        std::vector<Band> bands;
        for (const Polygon* slab : open) bands.push_back(bandOf(*slab, x0, x1));
        for (const Band& band : joined(std::move(bands)))
            merged.push_back(
                {{x0, band.low0}, {x1, band.low1}, {x1, band.high1}, {x0, band.high0}});
    }
    return merged;
}

bool coveredByCut(const Polygon& region, std::span<const Polygon> cut) {
    double left = region[0].x, right = region[0].x, missing = signedArea(region);
    for (const Vec2 corner : region) {
        left = std::min(left, corner.x);
        right = std::max(right, corner.x);
    }
    for (const Polygon& slab : cut) {
        if (slab[1].x <= left) continue;
        if (slab[0].x >= right || missing <= leastHole) break;
        Polygon shared = clip(region, {-1.0, 0.0}, -slab[0].x);
        shared = clip(shared, {1.0, 0.0}, slab[1].x);
        for (const std::size_t side : {std::size_t{0}, std::size_t{2}}) {
            const Vec2 along = slab[side + 1] - slab[side];
            const Vec2 out(along.y, -along.x);
            shared = clip(shared, out, glm::dot(out, slab[side]));
        }
        if (shared.size() >= 3) missing -= signedArea(shared);
    }
    return missing <= leastHole;
}

bool encloses(const Volume& volume, Vec3 point) {
    bool inside = false;
    for (const Triangle& triangle : volume.triangles) {
        const Vec2 at = Vec2(point.x, point.y) + offGrid;
        const Vec2 a = Vec2(triangle.a.x, triangle.a.y) - at,
                   b = Vec2(triangle.b.x, triangle.b.y) - at,
                   c = Vec2(triangle.c.x, triangle.c.y) - at;
        const double ab = cross(a, b), bc = cross(b, c), ca = cross(c, a);
        if ((ab >= 0.0) != (bc >= 0.0) || (bc >= 0.0) != (ca >= 0.0)) continue;
        const double area = ab + bc + ca;
        if (area == 0.0) continue;
        const double level = (bc * triangle.a.z + ca * triangle.b.z + ab * triangle.c.z) / area;
        if (level > point.z) inside = !inside;
    }
    return inside;
}

}  // namespace sightline::geometry
