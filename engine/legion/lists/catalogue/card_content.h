/// A hash of a card's data. It shows whether a card with the same id still has the same effect in
/// the game.
#pragma once
#include <cstdint>
#include <nlohmann/json.hpp>

namespace sightline::engine {

/// Hashes the catalogue's data of one card. The order of the members and the formatting do not
/// matter. The result is the same on every computer. The hash ignores cost, looks, release date,
/// and marks of doubtful values.
std::uint64_t contentOf(const nlohmann::json& record);

}  // namespace sightline::engine
