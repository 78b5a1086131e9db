/// The member "tolerance" of a request: the caller asks whether the answer depends on uncertain
/// measurements.
#pragma once
#include <nlohmann/json.hpp>
#include <span>
#include <string>

#include "geometry/base/json/json_reader.h"
#include "geometry/table/battlefield.h"

namespace sightline::app {

/// A battlefield, and its terrain pieces as data that can be changed.
struct QueryTable {
    const geometry::Battlefield& field;
    std::span<const geometry::PieceSpec> pieces;
};

/// The members that "tolerance" adds to the answer of the request `query`: "says", "page" and
/// "depends". Refuses unknown members, and requests that do not support "tolerance".
nlohmann::json toleranceQuery(const engine::JsonAt& request, const std::string& query,
                              const QueryTable& table);

/// Text for `query --help`: the form of "tolerance" and of its result.
std::string toleranceHelp();

}  // namespace sightline::app
