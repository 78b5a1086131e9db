/// The requests `place`, `move` and `reach`. They tell whether a miniature may stand at a place or
/// make a move, which rule forbids it, and which region the miniature can reach.
#pragma once
#include "geometry/base/json/json_reader.h"
#include "geometry/move/move.h"

namespace sightline::app {

/// Reads the members kind, speed and pose of a `move` request.
geometry::Move readMove(const engine::JsonAt& request, const geometry::Mini& mini);

nlohmann::json placeQuery(const engine::JsonAt& request, const geometry::Battlefield& field);
nlohmann::json moveQuery(const engine::JsonAt& request, const geometry::Battlefield& field);
nlohmann::json reachQuery(const engine::JsonAt& request, const geometry::Battlefield& field);

}  // namespace sightline::app
