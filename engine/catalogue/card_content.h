/// A fingerprint of what a card's record says about play, to tell whether a card of that name still
/// means what it meant.
#pragma once
#include <cstdint>
#include <nlohmann/json.hpp>

namespace sightline::engine {

/// Of the values in a record of the catalogue, whatever the order and layout of its text. Equal on
/// every machine. What the card costs, what it looks like, when it is released and what is doubtful
/// about it do not count.
std::uint64_t contentOf(const nlohmann::json& record);

}  // namespace sightline::engine
