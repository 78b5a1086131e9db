/// Loads puzzles: the puzzle file and its scenario.
#pragma once
#include "app/files/tables/load.h"
#include "engine/legion/advice/puzzles/puzzle.h"

namespace sightline::app {

struct LoadedPuzzle {
    engine::puzzles::Puzzle puzzle;
    engine::Scenario scenario;
    Layout layout;
};

/// Loads a *.puzzle.json file and the scenario that it contains or names. The path of a scenario is
/// relative to the folder of the puzzle, or starts with "asset:". Errors name the file, the pointer
/// and the expected value.
Result<LoadedPuzzle> loadPuzzle(const std::filesystem::path& file,
                                const std::vector<std::filesystem::path>& packs = {});
/// Loads a puzzle with a catalogue that is already loaded. This saves most of the time.
Result<LoadedPuzzle> loadPuzzle(const std::filesystem::path& file,
                                const engine::Catalogue& catalogue);
/// The paths of the puzzles in the folder `assets/puzzles` of the program, in the order of their
/// names.
std::vector<std::filesystem::path> puzzleFiles();

}  // namespace sightline::app
