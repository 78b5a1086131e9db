/// `sightline-cli arena`: two players against each other, each seed twice with the seats exchanged.
#pragma once
#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <string>
#include <vector>

#include "engine/players/players.h"

namespace sightline::app {

struct ArenaSettings {
    engine::PlayerKind a{}, b{};
    int pairs = 1;
    std::uint64_t seed = 1;                      ///< of the first pair; the next ones count up
    std::vector<std::string> scenarios{};        ///< played in turn; empty: the starter battle
    std::vector<std::filesystem::path> packs{};  ///< of cards on top of the catalogue
};

/// One JSON line a game, then one line with the totals: pairs, games won by each, draws, mean
/// points, the standard error of the share of games that A won (a draw counts half) and the time
/// under which 95 of 100 decisions of each player stay. Points are victory points, and without a
/// mission the points of defeated enemy units. Returns 1 when a scenario or a pack is refused, or
/// an answer of a player is.
int arenaCommand(const ArenaSettings& settings, std::ostream& output, std::ostream& errors);

}  // namespace sightline::app
