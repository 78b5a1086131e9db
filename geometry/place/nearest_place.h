/// Finds the nearest legal place for a miniature whose requested place was refused.
#pragma once
#include <functional>
#include <optional>

#include "geometry/place/placement.h"

namespace sightline::geometry {

/// The legal point nearest to `wished`; `wished` itself if it is legal. Empty if no legal point is
/// found within `farthest` inches. The function tests 72 directions on growing rings. Each ring is
/// larger than the previous ring by a tenth, and by at least 0.05 in. A legal point is then moved
/// towards `wished`, exact to 0.001 in. Only regions that fit between two directions or two rings
/// are missed.
std::optional<Vec2> nearestPoint(Vec2 wished, const std::function<bool(Vec2)>& isLegal,
                                 double farthest);

/// The legal place nearest to the miniature's position, on the same storey. The search uses
/// `nearestPoint`. `also` is an additional condition on the place.
std::optional<Mini> nearestLegalPlace(const Battlefield& field, const Mini& mini,
                                      const PlacementTerms& terms,
                                      std::span<const PlacedMini> others = {},
                                      std::span<const PlacedMini> forbidden = {},
                                      const std::function<bool(const Mini&)>& also = {},
                                      double farthest = 8.0);

}  // namespace sightline::geometry
