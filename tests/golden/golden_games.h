/// Golden games: whole games or parts of games, stored as journals with their records as readable
/// text. A changed rule shows as a difference that a reviewer can read. `tests/journals/games.json`
/// lists the games; `packaging/record` makes them anew.
#pragma once
#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>
#include <ostream>
#include <string>
#include <vector>

#include "engine/legion/rules/game/game.h"

namespace sightline::app::golden {

/// The recipe of a golden game.
struct GoldenGame {
    std::string name;
    nlohmann::json scenario;  ///< path below the repository, or the scenario itself
    bool sensible = false;    ///< true: the sensible player plays; false: the random player
    std::uint64_t seed = 1;
    int answers = 0;                 ///< upper limit of answers; unused with `says`
    std::vector<std::string> shows;  ///< happenings that the record must contain
    /// Answers by hand, in the form of a journal. The first one is given at once, each later one
    /// when the sandbox asks. Empty: only the player of the game answers.
    std::vector<nlohmann::json> says{};

    friend std::ostream& operator<<(std::ostream& out, const GoldenGame& game) {
        return out << game.name;
    }
    std::filesystem::path journalFile() const;
    std::filesystem::path recordFile() const;
};

/// Throws std::runtime_error with file and reason when the list is unreadable.
std::vector<GoldenGame> goldenGames();

/// The scenario from the list, with today's cards. Throws as above.
engine::Scenario scenarioOf(const GoldenGame& game);

/// The record as text: a heading for each round, a line for each ruling with its page, then the
/// final state of the game and its digest.
std::string recordText(const engine::Game& game);

/// Names of the happenings of a record, each once.
std::vector<std::string> happeningsOf(const engine::Game& game);

/// The first difference of two texts: both lines with their number; empty when the texts are equal.
std::string firstDifference(const std::string& expected, const std::string& found);

std::string contentOf(const std::filesystem::path& file);

}  // namespace sightline::app::golden
