/// `sightline-cli play`: a whole game over stdin and stdout, one JSON object per line in both
/// directions.
#pragma once
#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

namespace sightline::app {

struct PlaySettings {
    std::string scenario{};  ///< for a new game
    std::string journal{};   ///< or: continues after the end of this journal
    /// For chance and for the program's own answers; none: 1, or the seed of the journal.
    std::optional<std::uint64_t> seed{};
    bool asFarAsItGoes = false;  ///< continue a journal that stops midway from there, as a copy
    bool asksEverything =
        false;  ///< ask questions with only one answer, too; a journal has its own setting
    bool seeded = false;                         ///< the game's own generator rolls and draws
    std::vector<std::filesystem::path> packs{};  ///< of cards on top of the catalogue
    std::string save{};                          ///< journal that is written along; empty: none
};

/// Plays until the game or `input` ends, or until a quit command. Returns the exit status: 0, or 1
/// when the scenario, journal, pack or save file is refused.
int playCommand(const PlaySettings& settings, std::istream& input, std::ostream& output,
                std::ostream& errors);

/// The text of `play --help` about input and output lines, with an example of every form of answer.
const char* playHelp();

}  // namespace sightline::app
