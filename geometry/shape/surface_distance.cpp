// Computes the largest distance of a point of one triangle mesh from another mesh, with bounds.
#include "geometry/shape/surface_distance.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <utility>

#include "geometry/base/parallel_for.h"
#include "geometry/shape/private/box_tree.h"

namespace sightline::geometry {

// Distance from a point to a triangle. The Voronoi region that contains the point tells what is
// nearest: a corner, an edge or the inside of the triangle.
double distanceToTriangle(Vec3 point, Vec3 a, Vec3 b, Vec3 c) {
    const Vec3 ab = b - a, ac = c - a, ap = point - a;
    const double d1 = glm::dot(ab, ap), d2 = glm::dot(ac, ap);
    if (d1 <= 0.0 && d2 <= 0.0) return glm::length(ap);
    const Vec3 bp = point - b;
    const double d3 = glm::dot(ab, bp), d4 = glm::dot(ac, bp);
    if (d3 >= 0.0 && d4 <= d3) return glm::length(bp);
    const Vec3 cp = point - c;
    const double d5 = glm::dot(ab, cp), d6 = glm::dot(ac, cp);
    if (d6 >= 0.0 && d5 <= d6) return glm::length(cp);
    const double beyondC = d1 * d4 - d3 * d2;
    if (beyondC <= 0.0 && d1 > 0.0 && d3 < 0.0) return glm::length(ap - ab * (d1 / (d1 - d3)));
    const double beyondB = d5 * d2 - d1 * d6;
    if (beyondB <= 0.0 && d2 > 0.0 && d6 < 0.0) return glm::length(ap - ac * (d2 / (d2 - d6)));
    const double beyondA = d3 * d6 - d5 * d4;
    if (beyondA <= 0.0 && d4 > d3 && d5 > d6) {
        const double along = (d4 - d3) / ((d4 - d3) + (d5 - d6));
        return glm::length(bp - (c - b) * along);
    }
    const double whole = beyondA + beyondB + beyondC;
    if (!(whole > 0.0)) return std::min({glm::length(ap), glm::length(bp), glm::length(cp)});
    return glm::length(ap - ab * (beyondB / whole) - ac * (beyondC / whole));
}

struct NearSurface::Tree {
    explicit Tree(std::vector<Box> all) : boxes(std::move(all)), tree(boxes) {}
    std::vector<Box> boxes;
    BoxTree tree;
};

namespace {

double awayFrom(const Box& box, Vec3 point) {
    return glm::length(glm::max(glm::max(box.lo - point, point - box.hi), Vec3(0.0)));
}

std::vector<Box> boxesOf(const TriangleSurface& surface) {
    std::vector<Box> boxes;
    boxes.reserve(surface.triangles.size());
    for (const auto& triangle : surface.triangles) {
        Box& box = boxes.emplace_back();
        for (const std::uint32_t corner : triangle) box.add(surface.corners[corner]);
    }
    return boxes;
}

}  // namespace

NearSurface::NearSurface(const TriangleSurface& surface)
    : surface_(&surface), tree_(std::make_unique<Tree>(boxesOf(surface))) {}
NearSurface::~NearSurface() = default;
NearSurface::NearSurface(NearSurface&&) noexcept = default;
NearSurface& NearSurface::operator=(NearSurface&&) noexcept = default;

double NearSurface::distance(Vec3 point, std::uint32_t triangle) const {
    const auto& [a, b, c] = surface_->triangles[triangle];
    return distanceToTriangle(point, surface_->corners[a], surface_->corners[b],
                              surface_->corners[c]);
}

NearSurface::NearestPoint NearSurface::nearest(Vec3 point) const {
    NearestPoint best{std::numeric_limits<double>::infinity(), 0};
    tree_->tree.nearest([&](const Box& box) { return awayFrom(box, point); },
                        [&](int item) {
                            const auto triangle = static_cast<std::uint32_t>(item);
                            // The bounding box of a single triangle rejects most triangles of a
                            // leaf without an exact distance.
                            if (awayFrom(tree_->boxes[triangle], point) >= best.distance)
                                return best.distance;
                            const double far = distance(point, triangle);
                            if (far < best.distance) best = {far, triangle};
                            return best.distance;
                        },
                        best.distance);
    return best;
}

namespace {

constexpr std::size_t inOneGo = 512;    ///< number of corners or triangles in one task
constexpr std::size_t goesAtOnce = 64;  ///< number of tasks between two comparisons with the limit
constexpr std::size_t levelsOfHalves = 60;

/// A triangle or a part of one. `away` holds its corners' distances from the other surface.
struct Facet {
    std::array<Vec3, 3> at;
    std::array<double, 3> away;
};

double longestEdge(const std::array<Vec3, 3>& at) {
    return std::max(
        {glm::distance(at[0], at[1]), glm::distance(at[1], at[2]), glm::distance(at[2], at[0])});
}

// Upper bound: every point of a triangle is within longest edge / sqrt(3) of a corner (Jung's
// theorem).
double boundByCorners(const Facet& facet) {
    return std::max({facet.away[0], facet.away[1], facet.away[2]}) +
           longestEdge(facet.at) / std::numbers::sqrt3;
}

double boundByMiddle(const Facet& facet, Vec3 middle, double away) {
    return away + std::max({glm::distance(middle, facet.at[0]), glm::distance(middle, facet.at[1]),
                            glm::distance(middle, facet.at[2])});
}

// Upper bound: the distance to one triangle is a convex function, so its maximum is at a corner.
double boundByTriangle(const Facet& facet, const NearSurface& to, std::uint32_t triangle) {
    return std::max({to.distance(facet.at[0], triangle), to.distance(facet.at[1], triangle),
                     to.distance(facet.at[2], triangle)});
}

/// Lower and upper bound of the maximum distance of a facet's points.
struct FacetSpan {
    double least = 0.0, most = 0.0;
};

// Bisects the facet at its longest edge, until its upper bound is close enough to the largest known
// distance or a distance exceeds the limit.
FacetSpan spanOf(const Facet& whole, const NearSurface& to, const FarthestWish& wish, double met) {
    FacetSpan span{met, met};
    std::array<Facet, levelsOfHalves> open;
    std::size_t count = 0;
    open[count++] = whole;
    while (count > 0) {
        const Facet facet = open[--count];
        for (const double away : facet.away) span.least = std::max(span.least, away);
        double most = boundByCorners(facet);
        if (most > span.least + wish.slack) {
            const Vec3 middle = (facet.at[0] + facet.at[1] + facet.at[2]) / 3.0;
            const NearSurface::NearestPoint near = to.nearest(middle);
            span.least = std::max(span.least, near.distance);
            most = std::min({most, boundByMiddle(facet, middle, near.distance),
                             boundByTriangle(facet, to, near.triangle)});
        }
        if (span.least > wish.limit) return span;
        if (most <= span.least + wish.slack || count + 2 > levelsOfHalves) {
            span.most = std::max(span.most, most);
            continue;
        }
        std::size_t k = 0;
        for (std::size_t i = 1; i < 3; ++i)
            if (glm::distance(facet.at[i], facet.at[(i + 1) % 3]) >
                glm::distance(facet.at[k], facet.at[(k + 1) % 3]))
                k = i;
        const std::size_t next = (k + 1) % 3, last = (k + 2) % 3;
        const Vec3 half = (facet.at[k] + facet.at[next]) / 2.0;
        const double away = to.nearest(half).distance;
        open[count++] = {{facet.at[k], half, facet.at[last]},
                         {facet.away[k], away, facet.away[last]}};
        open[count++] = {{half, facet.at[next], facet.at[last]},
                         {away, facet.away[next], facet.away[last]}};
    }
    return span;
}

/// Calls `each(i)` for all i in parallel, in blocks. After each block it calls `goOn(share, first,
/// last)`, and stops if `goOn` returns false.
template <class Each, class GoOn>
void inBlocks(std::size_t count, Each each, GoOn goOn) {
    const std::size_t block = inOneGo * goesAtOnce;
    for (std::size_t first = 0; first < count; first += block) {
        const std::size_t last = std::min(count, first + block);
        parallelFor((last - first + inOneGo - 1) / inOneGo, [&](std::size_t part) {
            const std::size_t from = first + part * inOneGo;
            for (std::size_t i = from; i < std::min(last, from + inOneGo); ++i) each(i);
        });
        if (!goOn(static_cast<double>(last) / static_cast<double>(count), first, last)) return;
    }
}

std::vector<double> distancesOf(const std::vector<Vec3>& corners, const NearSurface& to) {
    std::vector<double> away(corners.size());
    inBlocks(
        corners.size(), [&](std::size_t i) { away[i] = to.nearest(corners[i]).distance; },
        [](double, std::size_t, std::size_t) { return true; });
    return away;
}

Facet facetOf(const TriangleSurface& surface, std::size_t triangle,
              const std::vector<double>& away) {
    Facet facet;
    for (std::size_t k = 0; k < 3; ++k) {
        facet.at[k] = surface.corners[surface.triangles[triangle][k]];
        facet.away[k] = away[surface.triangles[triangle][k]];
    }
    return facet;
}

}  // namespace

// Tests all corners of the surface first, then its triangles. Corners usually exceed a limit first.
// A large distance at a corner also lets the search skip most triangles.
FarthestPoint farthestFrom(const TriangleSurface& from, const NearSurface& to,
                           const FarthestWish& wish) {
    const auto tell = [&](double share) {
        if (wish.progress) wish.progress(share);
    };
    double least = wish.atLeast;
    std::vector<double> away(from.corners.size());
    inBlocks(
        from.corners.size(), [&](std::size_t i) { away[i] = to.nearest(from.corners[i]).distance; },
        [&](double share, std::size_t first, std::size_t last) {
            for (std::size_t i = first; i < last; ++i) least = std::max(least, away[i]);
            tell(share / 2.0);
            return least <= wish.limit;
        });
    if (least > wish.limit) return {least, false};
    double most = least;
    std::vector<FacetSpan> spans(from.triangles.size());
    inBlocks(
        from.triangles.size(),
        [&](std::size_t i) { spans[i] = spanOf(facetOf(from, i, away), to, wish, least); },
        [&](double share, std::size_t first, std::size_t last) {
            for (std::size_t i = first; i < last; ++i) {
                least = std::max(least, spans[i].least);
                most = std::max({most, spans[i].most, least});
            }
            tell(0.5 + share / 2.0);
            return most <= wish.limit;
        });
    return {most, most <= wish.limit};
}

std::vector<std::uint32_t> trianglesBeyond(const TriangleSurface& from, const NearSurface& to,
                                           const FarthestWish& wish) {
    const std::vector<double> away = distancesOf(from.corners, to);
    // Distances up to `asGood` need no exact value, so only triangles that may exceed the limit are
    // bisected.
    const double asGood = std::max(0.0, wish.limit - wish.slack);
    std::vector<char> isBeyond(from.triangles.size(), 0);
    inBlocks(
        from.triangles.size(),
        [&](std::size_t i) {
            const FacetSpan span = spanOf(facetOf(from, i, away), to, wish, asGood);
            isBeyond[i] = std::max(span.least, span.most) > wish.limit ? 1 : 0;
        },
        [&](double share, std::size_t, std::size_t) {
            if (wish.progress) wish.progress(share);
            return true;
        });
    std::vector<std::uint32_t> beyond;
    for (std::size_t i = 0; i < isBeyond.size(); ++i)
        if (isBeyond[i] != 0) beyond.push_back(static_cast<std::uint32_t>(i));
    return beyond;
}

}  // namespace sightline::geometry
