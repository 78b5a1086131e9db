/// The requests of `sightline-cli query`. One function converts a request to its answer.
#pragma once
#include <nlohmann/json.hpp>
#include <span>
#include <string>

#include "geometry/table/battlefield.h"

namespace sightline::app {

/// Answers one request line. A bad request gives {"id":..,"error":".."}. `pieces` has the pieces of
/// the field, because a request with "tolerance" moves them.
nlohmann::json answerQuery(const geometry::Battlefield& field, const std::string& line,
                           std::span<const geometry::PieceSpec> pieces = {});

}  // namespace sightline::app
