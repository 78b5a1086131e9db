#include "app/files/lessons/load_puzzle.h"

#include "app/files/lessons/scenario_of_file.h"
#include "engine/legion/advice/puzzles/puzzle_file.h"

namespace sightline::app {
namespace fs = std::filesystem;

Result<LoadedPuzzle> loadPuzzle(const fs::path& file, const engine::Catalogue& catalogue) {
    const auto json = engine::parseJsonFile(file);
    if (!json) return json.problem();
    auto puzzle = engine::puzzles::readPuzzle(*json, file.string());
    if (!puzzle) return puzzle.problem();
    auto scenario = scenarioOfFile(puzzle->scenario, file, catalogue);
    if (!scenario) return scenario.problem();
    return LoadedPuzzle{std::move(puzzle).value(), std::move(scenario->scenario),
                        std::move(scenario->layout)};
}

Result<LoadedPuzzle> loadPuzzle(const fs::path& file, const std::vector<fs::path>& packs) {
    const auto catalogue = loadCatalogue(assetsFolder(), packs);
    if (!catalogue) return catalogue.problem();
    return loadPuzzle(file, *catalogue);
}

std::vector<fs::path> puzzleFiles() { return assetFiles("puzzles", ".puzzle.json"); }

}  // namespace sightline::app
