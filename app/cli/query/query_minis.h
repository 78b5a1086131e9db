/// Miniatures in requests: `{ "x", "y", "z"?, "facing"?, "base" }` or an explicit silhouette
/// `{ "x", "y", "z"?, "radius", "height" }`.
#pragma once
#include <vector>

#include "geometry/base/json/json_reader.h"
#include "geometry/table/battlefield.h"

namespace sightline::app {

/// Without z, the miniature stands on the highest surface below its base's centre.
geometry::Mini readMini(const engine::JsonAt& at, const geometry::Battlefield& field);
/// The same, but without z the height stays open: not a number.
geometry::Mini readMiniAsGiven(const engine::JsonAt& at, const geometry::Battlefield& field);
/// An optional list of miniatures.
std::vector<geometry::PlacedMini> readMinis(const engine::JsonAt& request, const char* key,
                                            const geometry::Battlefield& field);

nlohmann::json toJson(geometry::Vec3 point);

}  // namespace sightline::app
