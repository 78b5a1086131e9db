/// The `place`, `move` and `reach` requests: may it stand there, may it go there, and if not, by
/// which rule; and everywhere it may go.
#pragma once
#include "engine/json/json_reader.h"
#include "geometry/table/battlefield.h"

namespace sightline::app {

nlohmann::json placeQuery(const engine::JsonAt& request, const geometry::Battlefield& field);
nlohmann::json moveQuery(const engine::JsonAt& request, const geometry::Battlefield& field);
nlohmann::json reachQuery(const engine::JsonAt& request, const geometry::Battlefield& field);

}  // namespace sightline::app
