/// Answers the requests of `sightline-cli query`, which are about geometry.
#pragma once
#include <nlohmann/json.hpp>
#include <span>
#include <string>

#include "geometry/table/battlefield.h"

namespace sightline::app {

/// Answers one request line. A bad request gives {"id":..,"error":".."}. `pieces` has the pieces of
/// the battlefield as data. A request with "tolerance" moves pieces, so it needs these data.
nlohmann::json answerQuery(const geometry::Battlefield& field, const std::string& line,
                           std::span<const geometry::PieceSpec> pieces = {});

}  // namespace sightline::app
