#include "app/files/lessons/load_puzzle.h"

#include <algorithm>

#include "engine/legion/advice/puzzles/puzzle_file.h"
#include "geometry/base/words/files.h"

namespace sightline::app {
namespace {

/// The scenario of a puzzle as JSON, the name of this JSON in error messages, and its folder.
struct PuzzleScenario {
    nlohmann::json json;
    std::string where;
    std::filesystem::path folder;
};

Result<PuzzleScenario> scenarioOf(const engine::puzzles::Puzzle& puzzle,
                                  const std::filesystem::path& file) {
    if (puzzle.scenario.is_object())
        return PuzzleScenario{puzzle.scenario, file.string() + ": /scenario", file.parent_path()};
    const std::string text = puzzle.scenario.get<std::string>();
    const std::string scheme(engine::assetScheme);
    const auto path = (text.starts_with(scheme) ? assetsFolder() / text.substr(scheme.size())
                                                : file.parent_path() / text)
                          .lexically_normal();
    auto parsed = engine::parseJsonFile(path);
    if (!parsed)
        return problemOf(
            engine::say::atPointer(file.string(), "/scenario", messageOf(parsed.problem())));
    return PuzzleScenario{std::move(parsed).value(), path.string(), path.parent_path()};
}

}  // namespace

Result<LoadedPuzzle> loadPuzzle(const std::filesystem::path& file,
                                const engine::Catalogue& catalogue) {
    const auto json = engine::parseJsonFile(file);
    if (!json) return json.problem();
    auto puzzle = engine::puzzles::readPuzzle(*json, file.string());
    if (!puzzle) return puzzle.problem();
    auto source = scenarioOf(*puzzle, file);
    if (!source) return source.problem();
    auto scenario = scenarioFromJson(source->json, source->where, catalogue, source->folder);
    if (!scenario) return scenario.problem();
    return LoadedPuzzle{std::move(puzzle).value(), std::move(scenario->scenario),
                        std::move(scenario->layout)};
}

Result<LoadedPuzzle> loadPuzzle(const std::filesystem::path& file,
                                const std::vector<std::filesystem::path>& packs) {
    const auto catalogue = loadCatalogue(assetsFolder(), packs);
    if (!catalogue) return catalogue.problem();
    return loadPuzzle(file, *catalogue);
}

std::vector<std::filesystem::path> puzzleFiles() {
    std::vector<std::filesystem::path> files;
    std::error_code failed;
    for (const auto& entry :
         std::filesystem::directory_iterator(assetsFolder() / "puzzles", failed))
        if (entry.path().string().ends_with(".puzzle.json")) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

}  // namespace sightline::app
