/// Puzzles for tests: those of the program, and changed copies of them.
#pragma once
#include <gtest/gtest.h>

#include <memory>

#include "app/files/lessons/load_puzzle.h"
#include "engine/legion/advice/puzzles/puzzle_check.h"
#include "engine/legion/advice/puzzles/puzzle_file.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::test {

/// The catalogue, which is loaded once for all tests of puzzles.
inline const engine::Catalogue& puzzleCatalogue() {
    static const engine::Catalogue catalogue = app::loadCatalogue(app::assetsFolder()).value();
    return catalogue;
}

inline std::filesystem::path puzzleFile(const std::string& name) {
    return app::assetsFolder() / "puzzles" / (name + ".puzzle.json");
}
inline nlohmann::json puzzleText(const std::string& name) {
    return engine::parseJsonFile(puzzleFile(name)).value();
}

/// The error of the reader for this document. Empty if the reader accepts it.
inline std::string puzzleError(const nlohmann::json& text) {
    const auto read = engine::puzzles::readPuzzle(text, "p");
    return read ? "" : read.problem().text;
}

/// A puzzle with its game. The puzzle must keep its address, because the game refers to it.
struct OpenPuzzle {
    std::unique_ptr<engine::puzzles::Puzzle> puzzle;
    engine::puzzles::PuzzleGame game;
};
inline Result<OpenPuzzle> openPuzzle(const nlohmann::json& text) {
    auto read = engine::puzzles::readPuzzle(text, "p");
    if (!read) return read.problem();
    auto puzzle = std::make_unique<engine::puzzles::Puzzle>(std::move(read).value());
    auto scenario = app::scenarioFromJson(puzzle->scenario, "p", puzzleCatalogue(), ".");
    if (!scenario) return scenario.problem();
    auto game = engine::puzzles::PuzzleGame::make(*puzzle, std::move(scenario->scenario), "p");
    if (!game) return game.problem();
    return OpenPuzzle{std::move(puzzle), std::move(game).value()};
}

/// The fault that the check of this document finds. Empty if there is none.
inline std::string puzzleFault(const nlohmann::json& text) {
    const auto open = openPuzzle(text);
    if (!open) return open.problem().text;
    const auto checked = engine::puzzles::check(open->game, "p");
    return checked ? "" : checked.problem().text;
}

}  // namespace sightline::test
