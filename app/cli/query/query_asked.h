/// Members that several requests share: the settings of line of sight, and the target of a range.
#pragma once
#include <vector>

#include "engine/legion/advice/disputes/dispute.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "geometry/base/json/json_reader.h"
#include "geometry/sight/line_of_sight.h"

namespace sightline::app {

/// Owns the data to which `SightSettings` points, for one request.
struct SightRequest {
    std::vector<geometry::PieceId> ignored;
    std::vector<geometry::Silhouette> vehicles;
    bool margin = true;  ///< `"margin": false` requests only the verdict, which is much faster
    geometry::SightSettings settings() const {
        return {ignored, vehicles, geometry::fullProof, margin, {}, engine::coverOfSolids};
    }
};
SightRequest readSightRequest(const engine::JsonAt& request, const geometry::Battlefield& field);

/// Reads a miniature, or one of { "piece": id }, { "edge": "blue" }, { "token": [x, y], "diameter":
/// d }.
engine::RangeEnd readRangeEnd(const engine::JsonAt& to, const geometry::Battlefield& field);

/// Reads a piece by its id, or the point `at`.
std::variant<geometry::PieceId, geometry::Vec2> readHeightOf(const engine::JsonAt& request,
                                                             const geometry::Battlefield& field);

}  // namespace sightline::app
