/// Members of requests that several kinds of request share: the settings of line of sight, and the
/// target of a range measurement.
#pragma once
#include <vector>

#include "engine/legion/advice/disputes/dispute.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "geometry/base/json/json_reader.h"
#include "geometry/sight/line_of_sight.h"

namespace sightline::app {

/// Data of one request about line of sight. It owns the lists that the result of `settings` points
/// to.
struct SightRequest {
    std::vector<geometry::PieceId> ignored;
    std::vector<geometry::Silhouette> vehicles;
    /// False: only the verdict is requested and no margin, which is much faster.
    bool margin = true;
    geometry::SightSettings settings() const {
        return {ignored, vehicles, geometry::fullProof, margin, {}, engine::coverOfSolids};
    }
};
SightRequest readSightRequest(const engine::JsonAt& request, const geometry::Battlefield& field);

/// Reads the target of a range measurement: a miniature, { "piece": id }, { "edge": "blue" }, or {
/// "token": [x, y], "diameter": d }.
engine::RangeEnd readRangeEnd(const engine::JsonAt& to, const geometry::Battlefield& field);

/// Reads the object whose height is requested: a piece by its id, or the point `at`.
std::variant<geometry::PieceId, geometry::Vec2> readHeightOf(const engine::JsonAt& request,
                                                             const geometry::Battlefield& field);

}  // namespace sightline::app
