#include "engine/legion/advice/disputes/stated.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/legion/advice/disputes/unsure.h"
#include "geometry/range/range.h"

namespace sightline::engine {
namespace {

using geometry::Battlefield;
using geometry::Mini;
using geometry::PieceSpec;
using geometry::Vec2;

constexpr double leastStated = 0.01;      // inches; a piece keeps at least this height
constexpr double farthestTarget = 200.0;  // inches; longer than any table
constexpr double closeEnough = 1e-7;      // inches

Vec2 directionBetween(const Mini& from, const Mini& to) {
    const Vec2 way = geometry::plan(to.position - from.position);
    return glm::length(way) > geometry::sameLength ? glm::normalize(way)
                                                   : geometry::direction(from.facing);
}

Mini shifted(Mini mini, Vec2 by) {
    mini.position.x += by.x;
    mini.position.y += by.y;
    return mini;
}

// Moves the target along `way` until its base has the stated distance from the other base. The
// distance between two convex outlines grows along the way, so bisection finds the place.
Mini atDistance(const Dispute& dispute, const Mini& to, Vec2 way, double distance) {
    const Vec2 apart = geometry::plan(to.position - dispute.from.position);
    const Mini beside = shifted(to, -way * glm::dot(apart, way));
    double low = 0.0, high = farthestTarget;
    while (high - low > closeEnough) {
        const double middle = (low + high) / 2.0;
        const double there =
            rangeBetween(dispute.dimensions, dispute.from, shifted(beside, way * middle)).distance;
        (there < distance ? low : high) = middle;
    }
    return shifted(beside, way * high);
}

bool standsOn(const Battlefield& field, const Mini& mini, const StatedValues& stated) {
    const geometry::Surface under = field.surfaceAt(geometry::plan(mini.position));
    return stated.pieceHeights.contains(under.piece) &&
           std::abs(under.top - mini.position.z) <= geometry::contactTolerance;
}

void put(Mini& mini, const StatedMini& stated, bool onSurface) {
    if (onSurface) mini.position.z = std::numeric_limits<double>::quiet_NaN();
    if (stated.stands) mini.position.z = *stated.stands;
    if (stated.height) mini.height = *stated.height;
}

}  // namespace

void putStated(Dispute& dispute, const Battlefield& field, const StatedValues& stated) {
    const bool fromRises = standsOn(field, dispute.from, stated);
    if (auto* to = std::get_if<Mini>(&dispute.to)) {
        const Vec2 way = directionBetween(dispute.from, *to);
        const bool moved = stated.distance || stated.aside != 0.0;
        const bool rises = moved || standsOn(field, *to, stated);
        if (stated.aside != 0.0) *to = shifted(*to, Vec2(-way.y, way.x) * stated.aside);
        if (stated.distance) *to = atDistance(dispute, *to, way, *stated.distance);
        put(*to, stated.to, rises);
    }
    put(dispute.from, stated.from, fromRises);
    for (PieceSpec& piece : dispute.pieces) {
        const auto wanted = stated.pieceHeights.find(piece.id);
        if (wanted == stated.pieceHeights.end()) continue;
        const double now = piece.facts.height.value_or(shapeHeight(piece.shape));
        const double least = leastStated - std::min(now, shapeHeight(piece.shape));
        piece = raised(std::move(piece), std::max(wanted->second - now, least));
    }
}

std::vector<PieceBetween> piecesBetween(const Battlefield& field, const Mini& from,
                                        const Mini& to) {
    const auto halfOf = [](const Mini& mini) {
        return std::max(mini.base.width, mini.base.length) / 2.0;
    };
    const geometry::Extent strip =
        geometry::Outline{geometry::plan(from.position), geometry::plan(to.position),
                          std::max(halfOf(from), halfOf(to))};
    std::vector<PieceBetween> found;
    for (const geometry::PieceInfo& piece : field.pieces()) {
        const geometry::Extent footprint(piece.footprint);
        if (geometry::gap(strip, footprint) > 0.0) continue;
        found.push_back(
            {piece.id, piece.height, geometry::gap(geometry::Extent(outlineOf(from)), footprint)});
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& one, const auto& other) { return one.away < other.away; });
    return found;
}

}  // namespace sightline::engine
