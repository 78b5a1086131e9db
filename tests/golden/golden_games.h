/// Golden games: whole games or parts of games, stored as journals, with their records as readable
/// text. A changed rule changes the text, so a reviewer can read the difference.
/// `tests/journals/games.json` lists the games; `packaging/record` generates them again.
#pragma once
#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>
#include <ostream>
#include <string>
#include <vector>

#include "engine/legion/rules/game/game.h"

namespace sightline::app::golden {

/// The description from which a golden game is generated.
struct GoldenGame {
    std::string name;
    nlohmann::json scenario;  ///< a path relative to the repository, or the scenario itself
    bool sensible = false;    ///< true: the sensible player plays; false: the random player
    std::uint64_t seed = 1;
    int answers = 0;                 ///< largest number of answers; not used with `says`
    std::vector<std::string> shows;  ///< kinds of events that the record must contain
    /// Answers in the form of a journal. The first one is given at once, each later one at the next
    /// question of the sandbox. Empty: only the player of the game answers.
    std::vector<nlohmann::json> says{};

    friend std::ostream& operator<<(std::ostream& out, const GoldenGame& game) {
        return out << game.name;
    }
    std::filesystem::path journalFile() const;
    std::filesystem::path recordFile() const;
};

/// Throws std::runtime_error with file and reason if the list cannot be read.
std::vector<GoldenGame> goldenGames();

/// The scenario of the game in the list, with the current cards. Throws like `goldenGames`.
engine::Scenario scenarioOf(const GoldenGame& game);

/// The record as text: a heading for each round, a line for each ruling with its page, then the
/// final state of the game and its digest.
std::string recordText(const engine::Game& game);

/// The names of the kinds of events in a record, each once.
std::vector<std::string> happeningsOf(const engine::Game& game);

/// The first difference between two texts: both lines, with their numbers. Empty if the texts are
/// equal.
std::string firstDifference(const std::string& expected, const std::string& found);

std::string contentOf(const std::filesystem::path& file);

}  // namespace sightline::app::golden
