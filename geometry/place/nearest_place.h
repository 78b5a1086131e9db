/// Where a miniature may stand instead, for whoever was refused a place.
#pragma once
#include <functional>
#include <optional>

#include "geometry/place/placement.h"

namespace sightline::geometry {

/// The legal point nearest to the wished one; that itself when it is legal. None within `farthest`
/// inches: empty. Looked for in 72 directions on rings that grow by a tenth of their radius, at
/// least 0.05 in, and then drawn in along its direction to 0.001 in: what is missed is a place that
/// fits between two directions or two rings only.
std::optional<Vec2> nearestPoint(Vec2 wished, const std::function<bool(Vec2)>& isLegal,
                                 double farthest);

/// The legal place nearest to where the mini is, on its storey, found as `nearestPoint` does.
/// `also` is a further condition on it.
std::optional<Mini> nearestLegalPlace(const Battlefield& field, const Mini& mini,
                                      const PlacementTerms& terms,
                                      std::span<const PlacedMini> others = {},
                                      std::span<const PlacedMini> forbidden = {},
                                      const std::function<bool(const Mini&)>& also = {},
                                      double farthest = 8.0);

}  // namespace sightline::geometry
