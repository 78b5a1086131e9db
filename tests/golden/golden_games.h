/// Golden games: whole games or parts of some, kept as journals with their records as readable
/// text, so that a change of a rule shows as a difference that a reviewer can read.
/// `tests/journals/games.json` lists them, `packaging/record` makes them anew.
#pragma once
#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>
#include <ostream>
#include <string>
#include <vector>

#include "engine/legion/rules/game/game.h"

namespace sightline::app::golden {

/// How one of them is made.
struct GoldenGame {
    std::string name;
    nlohmann::json scenario;  ///< path below the repository, or the scenario itself
    bool sensible = false;    ///< who plays: simple sense, or chance
    std::uint64_t seed = 1;
    int answers = 0;                 ///< after which it stops, if it has not ended; without `says`
    std::vector<std::string> shows;  ///< happenings that its record must hold
    /// What the players say by hand, as a journal has it: the first at once, the others in turn
    /// wherever the sandbox is asked. Empty: who plays answers alone.
    std::vector<nlohmann::json> says{};

    friend std::ostream& operator<<(std::ostream& out, const GoldenGame& game) {
        return out << game.name;
    }
    std::filesystem::path journalFile() const;
    std::filesystem::path recordFile() const;
};

/// Throws std::runtime_error with file and reason where the list cannot be read.
std::vector<GoldenGame> goldenGames();

/// The scenario as the list gives it, from today's cards. Throws as above.
engine::Scenario scenarioOf(const GoldenGame& game);

/// The record as text: a heading for every round, a line for every ruling with its page, then how
/// the game stands and its digest.
std::string recordText(const engine::Game& game);

/// Names of the happenings of a record, each once.
std::vector<std::string> happeningsOf(const engine::Game& game);

/// Where two texts differ first: both lines with their number; empty when they do not.
std::string firstDifference(const std::string& expected, const std::string& found);

std::string contentOf(const std::filesystem::path& file);

}  // namespace sightline::app::golden
