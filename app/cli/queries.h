/// The requests of `sightline-cli query` as contracts say, each a function from a request to an
/// answer.
#pragma once
#include <nlohmann/json.hpp>
#include <string>

#include "geometry/table/battlefield.h"

namespace sightline::app {

/// The answer to one request line; {"id":..,"error":".."} when the request is bad.
nlohmann::json answerQuery(const geometry::Battlefield& field, const std::string& line);

}  // namespace sightline::app
