/// Content fingerprint of a card's record. It shows whether a card of the same id still has the
/// same effect in play.
#pragma once
#include <cstdint>
#include <nlohmann/json.hpp>

namespace sightline::engine {

/// Hashes the values of a catalogue record. The order and the layout of its text do not matter; the
/// result is equal on every machine. The hash ignores cost, looks, release date and doubts.
std::uint64_t contentOf(const nlohmann::json& record);

}  // namespace sightline::engine
