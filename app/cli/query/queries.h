/// The requests of `sightline-cli query` as contracts say, each a function from a request to an
/// answer.
#pragma once
#include <nlohmann/json.hpp>
#include <span>
#include <string>

#include "geometry/table/battlefield.h"

namespace sightline::app {

/// The answer to one request line; {"id":..,"error":".."} when the request is bad. `pieces` are
/// those that the field was made of: a request with "tolerance" moves them.
nlohmann::json answerQuery(const geometry::Battlefield& field, const std::string& line,
                           std::span<const geometry::PieceSpec> pieces = {});

}  // namespace sightline::app
