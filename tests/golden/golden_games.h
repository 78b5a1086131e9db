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

/// The description of one golden game. `packaging/record` plays the game from it.
struct GoldenGame {
    std::string name;
    nlohmann::json scenario;  ///< path from the repository, or the scenario
    bool sensible = false;    ///< true: the sensible player plays; false: the random player
    std::uint64_t seed = 1;
    int answers = 0;                 ///< largest number of answers; not used with `says`
    std::vector<std::string> shows;  ///< kinds of events that the game's record must contain
    /// Answers in the form of a journal. The first answer is given at once, each later answer at
    /// the next question of the sandbox. Empty: a computer player gives all answers.
    std::vector<nlohmann::json> says{};

    friend std::ostream& operator<<(std::ostream& out, const GoldenGame& game) {
        return out << game.name;
    }
    std::filesystem::path journalFile() const;
    std::filesystem::path recordFile() const;
};

/// Throws std::runtime_error with file and reason if the list cannot be read.
std::vector<GoldenGame> goldenGames();

/// The scenario of a golden game, with the current cards. Throws like `goldenGames`.
engine::Scenario scenarioOf(const GoldenGame& game);

/// The record of a game as text: a heading for each round, a line for each ruling with its page,
/// then the final state of the game and its digest.
std::string recordText(const engine::Game& game);

/// The names of the kinds of events in a record, each once.
std::vector<std::string> happeningsOf(const engine::Game& game);

/// The first line in which two texts differ: this line of both texts, with its number. Empty if the
/// texts are equal.
std::string firstDifference(const std::string& expected, const std::string& found);

std::string contentOf(const std::filesystem::path& file);

}  // namespace sightline::app::golden
