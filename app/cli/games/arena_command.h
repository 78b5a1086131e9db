/// `sightline-cli arena`: two of the program's players play against each other. Each seed is played
/// twice. In the second game, the players exchange their armies.
#pragma once
#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/advice/players/players.h"

namespace sightline::app {

struct ArenaSettings {
    engine::PlayerKind a{}, b{};
    int pairs = 1;  ///< number of pairs; with `sequential`: the largest number of pairs
    /// The share of games that A should win. The arena then ends as soon as the sequential test
    /// (see sequential_test.h) has a verdict on this share. No value: all pairs are played.
    std::optional<double> sequential{};
    std::uint64_t seed = 1;  ///< seed of the first pair of games; each later pair has the next seed
    /// Scenarios that are played in turn. If the list is empty, the starter battle is played.
    std::vector<std::string> scenarios{};
    /// Folders of card packs that extend the catalogue.
    std::vector<std::filesystem::path> packs{};
};

/// Prints one JSON line per game, then one line with the totals: pairs, games won by each player,
/// draws, mean points, the standard error of A's share of wins (a draw counts half), and the 95th
/// percentile of each player's decision time. Points are victory points. Without a mission, they
/// are the points of defeated enemy units. With several scenarios, the line also lists the results
/// of each scenario. With `sequential`, it has the verdict of the test: "at least", "below" or
/// "undecided". Both games of a pair are always played. Returns 1 if a scenario, a pack or a
/// player's answer is refused.
int arenaCommand(const ArenaSettings& settings, std::ostream& output, std::ostream& errors);

}  // namespace sightline::app
