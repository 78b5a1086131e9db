/// The command line of sightline-cli. Each function adds commands with their arguments. The parser
/// runs the command that the user names.
#pragma once
#include <filesystem>
#include <vector>

namespace CLI {
class App;
}

namespace sightline::app {

/// Everything that the commands share. It must exist until the parser has finished.
struct CommandLine {
    CLI::App& program;
    int status = 0;                            ///< exit status of the command
    std::vector<std::filesystem::path> packs;  ///< folders of card packs

    /// Adds the option for card packs to a command.
    void takePacks(CLI::App& command);
};

void addTableCommands(CommandLine& line);   ///< query and layout
void addGameCommands(CommandLine& line);    ///< replay, play, odds, sim and arena
void addLessonCommands(CommandLine& line);  ///< lesson, puzzle and quiz
void addListCommands(CommandLine& line);    ///< army, rules and cards

}  // namespace sightline::app
