/// Search for the nearest legal place of a miniature when the requested place was refused.
#pragma once
#include <functional>
#include <optional>

#include "geometry/place/placement.h"

namespace sightline::geometry {

/// The legal point nearest to `wished`, or `wished` itself if it is legal. Empty if there is no
/// legal point within `farthest` inches. The function tests 72 directions on rings. Each radius is
/// a tenth larger than the last, by at least 0.05 in. The point found is then moved inward along
/// its direction, exact to 0.001 in. The search misses only places that fit between two directions
/// or two rings.
std::optional<Vec2> nearestPoint(Vec2 wished, const std::function<bool(Vec2)>& isLegal,
                                 double farthest);

/// The legal place nearest to the mini's position, on the same storey. It uses `nearestPoint`.
/// `also` is a further condition on the place.
std::optional<Mini> nearestLegalPlace(const Battlefield& field, const Mini& mini,
                                      const PlacementTerms& terms,
                                      std::span<const PlacedMini> others = {},
                                      std::span<const PlacedMini> forbidden = {},
                                      const std::function<bool(const Mini&)>& also = {},
                                      double farthest = 8.0);

}  // namespace sightline::geometry
