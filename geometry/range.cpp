#include "geometry/range.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "geometry/footing.h"

namespace sightline::geometry {
namespace {

constexpr int longestBand = 5;  // p. 10: beyond this the range tool ends

double reachOfBand(const Dimensions& dimensions, double band) {
    return band < 1.0 ? dimensions.halfRange : band * dimensions.rangeBand;
}

bool liesWithin(double distance, double reach) { return distance < reach - sameLength; }

}  // namespace

double bandOf(const Dimensions& dimensions, double distance) {
    if (liesWithin(distance, dimensions.halfRange)) return 0.5;
    for (int band = 1; band <= longestBand; ++band)
        if (liesWithin(distance, band * dimensions.rangeBand)) return band;
    return longestBand + 1;
}

Range rangeBetween(const Dimensions& dimensions, const Mini& one, const Mini& other) {
    const Outline from = outlineOf(one), to = outlineOf(other);
    Range range;
    range.distance = gap(from, to);
    range.line = closestPoints(from, to);
    const double band = bandOf(dimensions, range.distance);
    range.withinHalf = band == 0.5;
    range.band = inBaseContact(one, other) ? 0.0 : band;
    range.toNextBand = band > longestBand ? std::numeric_limits<double>::infinity()
                                          : reachOfBand(dimensions, band) - range.distance;
    return range;
}

bool within(const Mini& mini, const Mini& of, double reach) {
    return liesWithin(gap(outlineOf(mini), outlineOf(of)), reach);
}

bool completelyWithin(const Mini& mini, const Mini& of, double reach) {
    return liesWithin(farthest(outlineOf(mini), outlineOf(of)), reach);
}

bool inBaseContact(const Mini& one, const Mini& other) {
    if (gap(outlineOf(one), outlineOf(other)) > contactTolerance) return false;
    const double apart = std::abs(one.position.z - other.position.z);
    return apart <= std::min(one.height, other.height) + sameLength;
}

bool inBaseContact(const Battlefield& field, const Mini& mini, const PieceId& id) {
    return touchesPiece(field, mini, id);
}

int heightBand(const Dimensions& dimensions, double height) {
    const double bands = (std::max(0.0, height) + sameLength) / dimensions.rangeBand;
    return 1 + static_cast<int>(std::floor(bands));
}

}  // namespace sightline::geometry
