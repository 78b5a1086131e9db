/// The check of a puzzle: the search finds the solution, mistakes are refused, and an answer that
/// does nothing is refused.
#pragma once
#include "engine/legion/advice/puzzles/verdict.h"

namespace sightline::engine::puzzles {

/// The result of a check without a fault.
struct Checked {
    Solved solved{};
    Verdict solution{};
    std::vector<Verdict> mistakes{};
};

/// Checks a puzzle. A problem names the file, the pointer and the fault.
Result<Checked> check(const PuzzleGame& puzzle, const std::string& where);

}  // namespace sightline::engine::puzzles
