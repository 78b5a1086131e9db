/// The commands `sightline-cli lesson check` and `sightline-cli lesson record`.
#pragma once
#include <filesystem>
#include <iosfwd>
#include <string>
#include <vector>

#include "engine/talk/player.h"

namespace sightline::app {

/// Plays the lesson by its own answers, and prints a summary. Exit status 1, with one line on
/// `errors`, if the file cannot be read or a step cannot be done or is done by doing nothing.
int lessonCheckCommand(const std::string& file, const std::vector<std::filesystem::path>& packs,
                       std::ostream& output, std::ostream& errors);
/// Help text: the printed members and the rules that a lesson must follow.
std::string lessonCheckHelp();

struct LessonRecordSettings {
    std::string journal;
    engine::Player player = engine::Player::blue;
    int skip = 0;      ///< number of steps of the game before the draft
    std::string save;  ///< file to write; empty: print the draft
    std::vector<std::filesystem::path> packs{};
};
/// Prints or writes the draft of a lesson from a saved game.
int lessonRecordCommand(const LessonRecordSettings& settings, std::ostream& output,
                        std::ostream& errors);
std::string lessonRecordHelp();

}  // namespace sightline::app
