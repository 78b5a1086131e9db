/// The judged answer to a puzzle, with the texts that explain it.
#pragma once
#include <span>

#include "app/window/legion/practice/open_puzzle.h"

namespace sightline::app {

struct PuzzleResult {
    engine::puzzles::Verdict verdict;
    /// The words for the mistake that the answer repeats, if the puzzle file lists it.
    std::optional<engine::puzzles::PuzzleText> mistake{};
    /// An answer that is better than the answer of the solver.
    struct Better {
        Messages words{};
        double value = 0.0;
    };
    std::vector<Better> better{};
};

/// The author's solution.
struct PuzzleSolution {
    engine::puzzles::Played played;
    double value = 0.0;
};

/// Both functions may run for seconds, and may be called on any thread.
Result<std::shared_ptr<PuzzleResult>> judgePuzzle(OpenPuzzle& puzzle,
                                                  std::span<const engine::Answer> decisions);
Result<std::shared_ptr<PuzzleSolution>> solutionOf(const OpenPuzzle& puzzle);

}  // namespace sightline::app
