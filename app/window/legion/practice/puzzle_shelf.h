/// The puzzles of the program, and which of them the player has solved.
#pragma once
#include <QString>
#include <filesystem>
#include <vector>

#include "engine/legion/advice/puzzles/puzzle.h"

namespace sightline::app {

struct ShelvedPuzzle {
    std::filesystem::path file;
    QString name;  ///< the file name without suffix; the settings name solved puzzles by it
    engine::puzzles::PuzzleText title;
    engine::puzzles::Subject subject{};
};

/// Reads the puzzles in the order of their subjects. A puzzle that cannot be read is left out. May
/// be called on any thread.
std::vector<ShelvedPuzzle> shelvedPuzzles();

bool isSolved(const ShelvedPuzzle& puzzle);
void setSolved(const ShelvedPuzzle& puzzle);
/// Marks all puzzles as unsolved.
void forgetSolved();

}  // namespace sightline::app
