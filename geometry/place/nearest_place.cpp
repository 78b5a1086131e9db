#include "geometry/place/nearest_place.h"

#include <algorithm>

namespace sightline::geometry {
namespace {

constexpr int directions = 72;
constexpr double leastRing = 0.05, growth = 0.1, drawnInTo = 0.001;

struct RingSearch {
    Vec2 wished;
    const std::function<bool(Vec2)>& isLegal;

    struct Found {
        Vec2 point{};
        double away = 0.0;
    };
    /// Moves a legal point straight towards the wished point, as far as the points on the way are
    /// legal. The point at the distance `illegal` from the wished point counts as illegal.
    Found drawnIn(Vec2 way, double illegal, Found legal) const {
        while (legal.away - illegal > drawnInTo) {
            const double middle = (legal.away + illegal) / 2;
            const Vec2 nearer = wished + way * middle;
            if (isLegal(nearer)) {
                legal = {nearer, middle};
            } else {
                illegal = middle;
            }
        }
        return legal;
    }
    std::optional<Found> onRing(double inner, double radius) const {
        std::optional<Found> nearest;
        for (int i = 0; i < directions; ++i) {
            const Vec2 way = direction(Degrees{360.0 / directions * i});
            const double reach = nearest ? nearest->away : radius;
            const Vec2 point = wished + way * reach;
            if (isLegal(point)) nearest = drawnIn(way, inner, {point, reach});
        }
        return nearest;
    }
};

}  // namespace

std::optional<Vec2> nearestPoint(Vec2 wished, const std::function<bool(Vec2)>& isLegal,
                                 double farthest) {
    if (isLegal(wished)) return wished;
    const RingSearch search{wished, isLegal};
    double inner = 0.0;
    while (inner < farthest) {
        const double radius = std::min(farthest, inner + std::max(leastRing, growth * inner));
        if (const auto found = search.onRing(inner, radius)) return found->point;
        inner = radius;
    }
    return std::nullopt;
}

std::optional<Mini> nearestLegalPlace(const Battlefield& field, const Mini& mini,
                                      const PlacementTerms& terms,
                                      std::span<const PlacedMini> others,
                                      std::span<const PlacedMini> forbidden,
                                      const std::function<bool(const Mini&)>& also,
                                      double farthest) {
    const auto standing = [&](Vec2 point) -> std::optional<Mini> {
        Mini spot = mini;
        spot.position.x = point.x, spot.position.y = point.y;
        const Placement ruling = judgePlacement(field, spot, terms, others, forbidden);
        spot.position.z = ruling.z;
        if (!ruling.legal || (also && !also(spot))) return std::nullopt;
        return spot;
    };
    const auto point = nearestPoint(
        {mini.position.x, mini.position.y}, [&](Vec2 it) { return standing(it).has_value(); },
        farthest);
    return point ? standing(*point) : std::nullopt;
}

}  // namespace sightline::geometry
