/// `sightline-cli sim`: plays whole games with legal answers to find faults.
#pragma once
#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <optional>
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
    /// The kind of automatic player for both sides. No value: the random player. In games between
    /// random armies without a value, the random and the sensible player alternate.
    std::optional<engine::PlayerKind> player{};
    /// True: also print the choices that a player of a level (easy, fair, sharp) considered.
    bool explain = false;
    bool keywords = false;      ///< true: count how often each keyword had an effect
    bool randomArmies = false;  ///< true: each game has random legal armies, table and mission;
                                ///< `scenario` must be empty
    /// With `keywords` and `randomArmies`: the number of effects that each keyword must have. The
    /// games end when each keyword has this number of effects.
    int atLeast = 1;
    /// With `keywords` and `randomArmies`: the names of the only keywords that can be missing.
    /// Empty: every keyword.
    std::vector<std::string> only{};
};

/// Prints one JSON line per game: seed, rounds, answers, winner, digest, violations, the number of
/// reminders of effects that the players apply by hand, and how often an attack stopped for a
/// reminder. `explain` adds a line for each judged decision before the line of its game: {"event":
/// "why", "seed", "number", "ask", "player", "considered"}. `keywords` adds one last line (see
/// keyword_count.h). Returns 1 if the scenario or a
/// pack is refused, or if a game violated an invariant. The line of a game with a violation names
/// the invariant and contains the last entries of its record. With `keywords` and `randomArmies`,
/// also returns 1 if a keyword acted less than `atLeast` times or was never declined. Then a line
/// on `errors` names these keywords, also after every 50 games.
int simCommand(const SimSettings& settings, std::ostream& output, std::ostream& errors);

}  // namespace sightline::app
