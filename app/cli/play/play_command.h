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
    std::string scenario{};  ///< path of a scenario for a new game
    std::string journal{};   ///< path of a journal, instead of a scenario: that game continues
    /// Seed for random results and for the program's own answers. If empty, a new game uses 1 and a
    /// continued game uses the seed of its journal.
    std::optional<std::uint64_t> seed{};
    /// True: if the journal stops midway, continue a copy of it from there.
    bool asFarAsItGoes = false;
    bool asksEverything = false;  ///< true: also ask questions with only one possible answer;
                                  ///< ignored with `journal`, which has its own setting
    bool seeded = false;  ///< true: the game rolls and draws with its random generator; false: the
                          ///< caller does
    /// Folders of card packs that extend the catalogue.
    std::vector<std::filesystem::path> packs{};
    /// Path of the journal to which the game is saved; if empty, it is not saved.
    std::string save{};
};

/// Plays until the game is over, the input ends, or a quit command arrives. Returns the exit
/// status: 0, or 1 if the scenario, journal, pack or save file is refused.
int playCommand(const PlaySettings& settings, std::istream& input, std::ostream& output,
                std::ostream& errors);

/// Text for `play --help` about input and output lines, with an example of every form of answer.
const char* playHelp();

}  // namespace sightline::app
