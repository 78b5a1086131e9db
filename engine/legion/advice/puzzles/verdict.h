/// Judges an answer to a puzzle: its value, whether it counts, better answers, and the enemy's best
/// reply.
#pragma once
#include "engine/legion/advice/puzzles/reply.h"
#include "engine/legion/advice/puzzles/solve.h"

namespace sightline::engine::puzzles {

struct Verdict {
    bool accepted = false;
    bool meetsNeeds = false;
    double value = 0.0, best = 0.0;
    Played played{};
    std::vector<Line> better{};  ///< better answers of the search, the best first; at most 3
    Reply reply{};               ///< the enemy's best reply to the answer
};

/// An answer counts if it meets the needs of the puzzle and its value is not worse than the best
/// value by more than the tolerance. A problem: the answer is not legal.
Result<Verdict> judge(const PuzzleGame& puzzle, const Solved& solved,
                      std::span<const PuzzleAnswer> answers);

}  // namespace sightline::engine::puzzles
