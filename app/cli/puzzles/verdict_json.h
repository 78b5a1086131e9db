/// Writes verdicts and answers of puzzles as JSON.
#pragma once
#include <nlohmann/json.hpp>

#include "engine/legion/advice/puzzles/verdict.h"

namespace sightline::app {

/// Verdict on an answer: {"accepted", "meets_needs", "value", "best", "counts", "words", "better",
/// "reply"}.
nlohmann::json verdictJson(const engine::puzzles::PuzzleGame& game,
                           const engine::puzzles::Verdict& verdict);
/// An answer that the search found: {"value", "words", "counts", "answers"}.
nlohmann::json lineJson(const engine::puzzles::PuzzleGame& game, const engine::puzzles::Line& line);

}  // namespace sightline::app
