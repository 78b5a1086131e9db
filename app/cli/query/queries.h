/// The requests of `sightline-cli query`: one function from a request to its answer.
#pragma once
#include <nlohmann/json.hpp>
#include <span>
#include <string>

#include "geometry/table/battlefield.h"

namespace sightline::app {

/// Answers one request line; {"id":..,"error":".."} when the request is bad. `pieces`: the pieces
/// of the field; a request with "tolerance" moves them.
nlohmann::json answerQuery(const geometry::Battlefield& field, const std::string& line,
                           std::span<const geometry::PieceSpec> pieces = {});

}  // namespace sightline::app
