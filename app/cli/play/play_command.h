/// `sightline-cli play`: a whole game over stdin and stdout, one JSON object a line each way.
#pragma once
#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

namespace sightline::app {

struct PlaySettings {
    std::string scenario{};  ///< a game that begins here
    std::string journal{};   ///< or one that goes on where this ends
    /// Of chance and of what the program answers itself; none: 1, or that of the journal.
    std::optional<std::uint64_t> seed{};
    bool asFarAsItGoes = false;   ///< a journal that stops midway goes on from there, as a copy
    bool asksEverything = false;  ///< questions with one answer, too; a journal says it itself
    bool seeded = false;          ///< the game's own generator rolls and draws
    std::vector<std::filesystem::path> packs{};  ///< of cards on top of the catalogue
    std::string save{};                          ///< journal kept in step; empty: none
};

/// Plays until the game ends, `input` does, or it is told to quit. Returns the exit status: 0, or 1
/// when scenario, journal, pack or file to save in are refused.
int playCommand(const PlaySettings& settings, std::istream& input, std::ostream& output,
                std::ostream& errors);

/// What `play --help` says about lines in and out, with an example of every form of answer.
const char* playHelp();

}  // namespace sightline::app
