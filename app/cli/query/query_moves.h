/// The `place`, `move` and `reach` requests: may it stand there, may it go there, and if not, by
/// which rule; and everywhere it may go.
#pragma once
#include "engine/json/json_reader.h"
#include "geometry/move/move.h"

namespace sightline::app {

/// Kind, speed and pose of a `move` request.
geometry::Move readMove(const engine::JsonAt& request, const geometry::Mini& mini);

nlohmann::json placeQuery(const engine::JsonAt& request, const geometry::Battlefield& field);
nlohmann::json moveQuery(const engine::JsonAt& request, const geometry::Battlefield& field);
nlohmann::json reachQuery(const engine::JsonAt& request, const geometry::Battlefield& field);

}  // namespace sightline::app
