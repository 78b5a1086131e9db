#include "geometry/range/range.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "geometry/table/private/footing.h"

namespace sightline::geometry {
namespace {

constexpr int longestBand = 5;  // the highest band of the range tool (p. 10)

double reachOfBand(const Dimensions& dimensions, double band) {
    return band < 1.0 ? dimensions.halfRange : band * dimensions.rangeBand;
}

bool liesWithin(double distance, double reach) { return distance < reach - sameLength; }

Range rangeOver(const Dimensions& dimensions, double distance, const PlanSegment& line) {
    Range range;
    range.distance = distance;
    range.line = line;
    range.band = bandOf(dimensions, distance);
    range.withinHalf = range.band == 0.5;
    range.toNextBand = range.band > longestBand ? std::numeric_limits<double>::infinity()
                                                : reachOfBand(dimensions, range.band) - distance;
    return range;
}

}  // namespace

double bandOf(const Dimensions& dimensions, double distance) {
    if (liesWithin(distance, dimensions.halfRange)) return 0.5;
    for (int band = 1; band <= longestBand; ++band)
        if (liesWithin(distance, band * dimensions.rangeBand)) return band;
    return longestBand + 1;
}

Range rangeBetween(const Dimensions& dimensions, const Mini& one, const Mini& other) {
    const Outline from = outlineOf(one), to = outlineOf(other);
    Range range = rangeOver(dimensions, gap(from, to), closestPoints(from, to));
    if (inBaseContact(one, other)) range.band = 0.0;
    return range;
}

Range rangeBetween(const Dimensions& dimensions, const Extent& one, const Extent& other) {
    return rangeOver(dimensions, gap(one, other), closestPoints(one, other));
}

std::optional<Range> rangeToPiece(const Battlefield& field, const Outline& from,
                                  const PieceId& id) {
    const Piece* piece = field.world().find(id);
    if (!piece) return std::nullopt;
    if (piece->column)
        return rangeBetween(field.dimensions(), Extent(from), Extent(piece->column->polygon));
    if (piece->post)
        return rangeBetween(field.dimensions(), Extent(from), Extent(piece->post->outline));
    // The range to the nearest triangle of the model. All triangles are seen from above.
    PlanSegment best;
    double nearest = std::numeric_limits<double>::infinity();
    const Box base = boxOf(Silhouette{from, -anyHeight, anyHeight});
    piece->triangleTree.visit(
        [&](const Box& box) { return nearest > 0.0 && overlap(box, base.grown(nearest)); },
        [&](int index) {
            const Triangle& triangle = piece->triangles[static_cast<std::size_t>(index)];
            if (planDistance(triangle, from) >= nearest) return false;
            const Polygon corners{Vec2(triangle.a), Vec2(triangle.b), Vec2(triangle.c)};
            best = closestPoints(Extent(from), Extent(corners));
            nearest = glm::distance(best.from, best.to);
            return nearest == 0.0;
        });
    return rangeOver(field.dimensions(), nearest, best);
}

bool within(const Mini& mini, const Mini& of, double reach) {
    return liesWithin(gap(outlineOf(mini), outlineOf(of)), reach);
}

bool completelyWithin(const Mini& mini, const Mini& of, double reach) {
    return liesWithin(farthest(outlineOf(mini), outlineOf(of)), reach);
}

bool within(const Extent& one, const Extent& of, double reach) {
    return liesWithin(gap(one, of), reach);
}

bool completelyWithin(const Extent& one, const Extent& of, double reach) {
    return liesWithin(farthest(one, of), reach);
}

bool unitWithin(std::span<const Mini> unit, const Extent& of, double reach) {
    return std::any_of(unit.begin(), unit.end(),
                       [&](const Mini& it) { return within(Extent(outlineOf(it)), of, reach); });
}

bool unitCompletelyWithin(std::span<const Mini> unit, const Extent& of, double reach) {
    return std::all_of(unit.begin(), unit.end(), [&](const Mini& it) {
        return completelyWithin(Extent(outlineOf(it)), of, reach);
    });
}

double verticalDistance(const Mini& one, const Mini& other) {
    return std::abs(one.position.z - other.position.z);
}

std::optional<double> verticalDistance(const Battlefield& field, const Mini& mini,
                                       const PieceId& id) {
    const Piece* piece = field.world().find(id);
    if (!piece) return std::nullopt;
    const double z = mini.position.z;
    return std::max({0.0, piece->box.lo.z - z, z - piece->box.hi.z});
}

bool inBaseContact(const Mini& one, const Mini& other) {
    if (farApart(one, other)) return false;
    if (gap(outlineOf(one), outlineOf(other)) > contactTolerance) return false;
    const double apart = std::abs(one.position.z - other.position.z);
    return apart <= std::min(one.height, other.height) + sameLength;
}

bool inBaseContact(const Battlefield& field, const Mini& mini, const PieceId& id) {
    return touchesPiece(field, mini, id);
}

double heightFrom(const Battlefield& field, double standing, Vec2 point) {
    return field.surfaceAt(point).top - standing;
}

int heightBand(const Dimensions& dimensions, double height) {
    const double bands = (std::max(0.0, height) + sameLength) / dimensions.rangeBand;
    return 1 + static_cast<int>(std::floor(bands));
}

}  // namespace sightline::geometry
