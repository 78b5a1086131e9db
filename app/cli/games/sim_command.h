/// `sightline-cli sim`: plays whole games with legal answers to find faults.
#pragma once
#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <string>
#include <vector>

#include "engine/legion/advice/players/players.h"

namespace sightline::app {

struct SimSettings {
    int games = 1;
    std::uint64_t seed = 1;
    std::string scenario;  ///< path of a scenario; empty: the starter battle
    /// Folders of card packs that extend the catalogue.
    std::vector<std::filesystem::path> packs{};
    engine::PlayerKind player{};  ///< name of the automatic player that plays both sides
    bool keywords = false;        ///< true: count how often each keyword had an effect
};

/// Prints one JSON line per game: seed, rounds, answers, winner, digest, violations, the number of
/// reminders of effects that the players apply by hand, and how often an attack stopped for a
/// reminder. `keywords` adds one last line (see keyword_count.h). Returns 1 if the scenario or a
/// pack is refused, or if a game violated an invariant. The line of that game names the invariant.
int simCommand(const SimSettings& settings, std::ostream& output, std::ostream& errors);

}  // namespace sightline::app
