/// Reads miniatures from requests: `{ "x", "y", "z"?, "facing"?, "base" }`, or a silhouette with
/// explicit size, `{ "x", "y", "z"?, "radius", "height" }`.
#pragma once
#include <vector>

#include "geometry/base/json/json_reader.h"
#include "geometry/table/battlefield.h"

namespace sightline::app {

/// Reads a miniature. If z is missing, the miniature stands on the highest surface below the centre
/// of its base.
geometry::Mini readMini(const engine::JsonAt& at, const geometry::Battlefield& field);
/// Reads a miniature. If z is missing, z of the result is not a number (NaN).
geometry::Mini readMiniAsGiven(const engine::JsonAt& at, const geometry::Battlefield& field);
std::vector<geometry::PlacedMini> readMinis(const engine::JsonAt& request, const char* key,
                                            const geometry::Battlefield& field);

nlohmann::json toJson(geometry::Vec3 point);

}  // namespace sightline::app
