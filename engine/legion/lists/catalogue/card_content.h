/// The fingerprint of a card's data. It shows whether a card with the same id still has the same
/// effect in the game.
#pragma once
#include <cstdint>
#include <nlohmann/json.hpp>

namespace sightline::engine {

/// Hashes the catalogue's data of one card. The order of the members and the formatting do not
/// matter; the result is the same on every computer. Cost, looks, release date and marks are
/// ignored.
std::uint64_t contentOf(const nlohmann::json& record);

}  // namespace sightline::engine
