/// Reads and writes puzzle files (`*.puzzle.json`), format "sightline-puzzle" version 1.
#pragma once
#include "engine/legion/advice/puzzles/puzzle.h"
#include "geometry/base/result.h"

namespace sightline::engine::puzzles {

/// Reads a puzzle. A problem names the file, the pointer and the expected value.
Result<Puzzle> readPuzzle(const nlohmann::json& json, const std::string& where);
nlohmann::json puzzleJson(const Puzzle& puzzle);

/// Reads one answer of a solver, in the form of puzzle files.
Result<PuzzleAnswer> readAnswer(const nlohmann::json& json, const std::string& where);
nlohmann::json answerJson(const PuzzleAnswer& answer);

/// The name of a subject in JSON.
std::string nameOf(Subject subject);
std::optional<Subject> subjectOf(const std::string& name);
const std::vector<std::string>& subjectWords();
/// The name of a quantity in JSON.
std::string nameOf(Counted what);

}  // namespace sightline::engine::puzzles
