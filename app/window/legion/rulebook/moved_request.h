/// The question of a drawn example, after players moved the miniatures of its scene.
#pragma once
#include <nlohmann/json.hpp>
#include <vector>

#include "engine/legion/rules/state/view.h"
#include "geometry/measure/measures.h"

namespace sightline::app {

/// A miniature of the scene: the place where the example puts it, and its pose now.
struct MovedMini {
    geometry::Vec2 before;  ///< inches
    geometry::Mini now;
};

/// The miniatures of the scene, with their places as places `before`.
std::vector<std::pair<engine::MiniId, geometry::Vec2>> placesIn(const engine::View& scene);

/// True if the ruling of the request follows the miniatures. The request of a Move does not: it
/// states the path of the movement tool, too.
bool followsMiniatures(const nlohmann::json& query);

/// The request with the poses of the moved miniatures. An object of the request with `x` and `y`
/// names the miniature whose place `before` it states, and gets this miniature's position. Objects
/// that name no miniature stay as they are.
nlohmann::json movedRequest(nlohmann::json query, const std::vector<MovedMini>& minis);

}  // namespace sightline::app
