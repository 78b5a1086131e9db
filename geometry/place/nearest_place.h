/// Search for the nearest legal place after a place was refused.
#pragma once
#include <functional>
#include <optional>

#include "geometry/place/placement.h"

namespace sightline::geometry {

/// The legal point nearest to `wished`, or `wished` itself if it is legal. Empty if there is none
/// within `farthest` inches. Searches 72 directions on rings; the radius grows by a tenth, at least
/// 0.05 in. The hit is then moved inwards along its direction to 0.001 in. The search misses only
/// places that fit between two directions or two rings.
std::optional<Vec2> nearestPoint(Vec2 wished, const std::function<bool(Vec2)>& isLegal,
                                 double farthest);

/// The legal place nearest to the mini's position, on the same storey, found with `nearestPoint`.
/// `also` is a further condition on the place.
std::optional<Mini> nearestLegalPlace(const Battlefield& field, const Mini& mini,
                                      const PlacementTerms& terms,
                                      std::span<const PlacedMini> others = {},
                                      std::span<const PlacedMini> forbidden = {},
                                      const std::function<bool(const Mini&)>& also = {},
                                      double farthest = 8.0);

}  // namespace sightline::geometry
