/// `sightline-cli play`: a whole game over stdin and stdout. Each line is one JSON object, in both
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
    std::string scenario{};  ///< scenario of a new game
    std::string journal{};   ///< or the journal of a game that continues
    /// Seed for chance and for the program's own answers. Empty: 1, or the seed of the journal.
    std::optional<std::uint64_t> seed{};
    bool asFarAsItGoes =
        false;  ///< true: continue a journal that stops midway from there, as a copy
    bool asksEverything =
        false;  ///< true: also ask questions with only one answer; a journal has its own setting
    bool seeded = false;  ///< true: the game's own random generator rolls and draws
    /// Folders of card packs that extend the catalogue.
    std::vector<std::filesystem::path> packs{};
    std::string save{};  ///< journal to which the game is saved; empty: not saved
};

/// Plays until the game or `input` ends, or until a quit command. Returns the exit status: 0, or 1
/// if the scenario, journal, pack or save file is refused.
int playCommand(const PlaySettings& settings, std::istream& input, std::ostream& output,
                std::ostream& errors);

/// Text for `play --help` about input and output lines, with an example of every form of answer.
const char* playHelp();

}  // namespace sightline::app
