/// "tolerance" in a request: does the answer depend on what two people are not sure of?
#pragma once
#include <nlohmann/json.hpp>
#include <span>
#include <string>

#include "engine/json/json_reader.h"
#include "geometry/table/battlefield.h"

namespace sightline::app {

/// A battlefield and the pieces that it was made of.
struct QueryTable {
    const geometry::Battlefield& field;
    std::span<const geometry::PieceSpec> pieces;
};

/// What "tolerance" adds to the answer of this query: "says", "page" and "depends". Refuses members
/// that nothing reads, and queries that take no tolerance.
nlohmann::json toleranceQuery(const engine::JsonAt& request, const std::string& query,
                              const QueryTable& table);

/// How "tolerance" is asked for and what the answer gains, for `query --help`.
std::string toleranceHelp();

}  // namespace sightline::app
