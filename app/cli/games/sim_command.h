/// `sightline-cli sim`: whole games of legal answers, to find what breaks.
#pragma once
#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <string>
#include <vector>

#include "engine/players/players.h"

namespace sightline::app {

struct SimSettings {
    int games = 1;
    std::uint64_t seed = 1;
    std::string scenario;                        ///< empty: the starter battle
    std::vector<std::filesystem::path> packs{};  ///< of cards on top of the catalogue
    engine::PlayerKind player{};                 ///< plays both sides
    bool keywords = false;                       ///< counts how often they acted
};

/// One JSON line a game: seed, rounds, answers, winner, digest, violations, how often the players
/// were reminded of what they apply by hand, and how often an attack stopped for that. With
/// `keywords` one more line in the end, see keyword_count.h. Returns 1 when the scenario or a pack
/// is refused or a game broke a promise (the line says which).
int simCommand(const SimSettings& settings, std::ostream& output, std::ostream& errors);

}  // namespace sightline::app
