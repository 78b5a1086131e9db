#include "geometry/nearest_place.h"

#include <algorithm>

namespace sightline::geometry {
namespace {

constexpr int directions = 72;
constexpr double leastStep = 0.05, growth = 0.1, drawnInTo = 0.001;

struct Search {
    const Battlefield& field;
    const Mini& mini;
    const PlacementTerms& terms;
    std::span<const PlacedMini> others, forbidden;
    const std::function<bool(const Mini&)>& also;

    /// The mini as it would rest that far away, where it may.
    std::optional<Mini> standing(Vec2 way, double away) const {
        Mini spot = mini;
        spot.position.x += way.x * away;
        spot.position.y += way.y * away;
        const Placement ruling = judgePlacement(field, spot, terms, others, forbidden);
        spot.position.z = ruling.z;
        if (!ruling.legal || (also && !also(spot))) return std::nullopt;
        return spot;
    }

    struct Found {
        Mini mini{};
        double away = 0.0;
    };
    /// Nearer along its direction, down to where it stops being legal.
    Found drawnIn(Vec2 way, double illegal, Found legal) const {
        while (legal.away - illegal > drawnInTo) {
            const double middle = (legal.away + illegal) / 2;
            if (const auto nearer = standing(way, middle)) {
                legal = {*nearer, middle};
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
            const auto spot = standing(way, reach);
            if (spot) nearest = drawnIn(way, inner, {*spot, reach});
        }
        return nearest;
    }
};

}  // namespace

std::optional<Mini> nearestLegalPlace(const Battlefield& field, const Mini& mini,
                                      const PlacementTerms& terms,
                                      std::span<const PlacedMini> others,
                                      std::span<const PlacedMini> forbidden,
                                      const std::function<bool(const Mini&)>& also,
                                      double farthest) {
    const Search search{field, mini, terms, others, forbidden, also};
    if (const auto here = search.standing({1, 0}, 0.0)) return here;
    double inner = 0.0;
    while (inner < farthest) {
        const double radius = std::min(farthest, inner + std::max(leastStep, growth * inner));
        if (const auto found = search.onRing(inner, radius)) return found->mini;
        inner = radius;
    }
    return std::nullopt;
}

}  // namespace sightline::geometry
