/// A small table for tests of `sightline-cli query`, and a function that sends a request about this
/// table.
#pragma once
#include <algorithm>
#include <string>

#include "app/cli/query/queries.h"
#include "app/files/tables/load.h"

namespace sightline::app {

using nlohmann::json;

/// A table with a heavy wall across x = 20 (6 inches wide and 3 inches high), a wood from x = 40 to
/// x = 46, and a low crate.
inline geometry::Battlefield queryTable() {
    const auto box = [](std::string id, geometry::Vec3 size, geometry::Vec3 at) {
        geometry::PieceSpec piece;
        piece.id = piece.name = std::move(id);
        piece.shape = geometry::BoxShape{size};
        piece.position = at;
        piece.facts = {
            geometry::Kind::obstacle, geometry::Movement::open, geometry::Cover::heavy, true, {}};
        return piece;
    };
    geometry::PieceSpec wood = box("wood", {6, 6, 4}, {43, 18, 0});
    wood.facts = {
        geometry::Kind::area, geometry::Movement::difficult, geometry::Cover::light, true, {}};
    geometry::PieceSpec impassable = box("spire", {2, 2, 5}, {60, 10, 0});
    impassable.facts.movement = geometry::Movement::impassable;
    auto field = geometry::Battlefield::make({72, 36},
                                             {box("wall", {1, 6, 3}, {20, 18, 0}), wood,
                                              box("crate", {2, 2, 1}, {30, 5, 0}), impassable},
                                             *loadDimensions(assetsFolder()));
    return std::move(field).value();
}

/// The answer of `sightline-cli query` to a request about the small table.
inline json askQuery(const std::string& request) {
    static const geometry::Battlefield field = queryTable();
    return answerQuery(field, request);
}

/// True if one of the reasons in an answer cites this rule.
inline bool namesRule(const json& reasons, const std::string& rule) {
    return std::any_of(reasons.begin(), reasons.end(),
                       [&](const json& reason) { return reason["rule"] == rule; });
}

}  // namespace sightline::app
