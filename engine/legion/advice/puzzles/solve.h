/// Searches the best answer to a puzzle by playing every considered answer.
#pragma once
#include "engine/legion/advice/puzzles/played.h"

namespace sightline::engine::puzzles {

/// An answer that the search considered.
struct Line {
    std::vector<Answer> answers{};
    double value = 0.0;
};

struct Solved {
    /// The answers that meet the needs, the best first. Equal answers keep their order.
    std::vector<Line> lines{};
    int considered = 0;  ///< number of all considered answers
    /// The number of considered answers that are accepted.
    int accepted = 0;
    int games = 0;  ///< number of games that the search played
};

/// The largest number of games that a search plays.
inline constexpr int mostGames = 6000;

/// Plays all considered answers, and then shifts the ends of the Moves in the best answer in small
/// steps. The same puzzle always gives the same result. A problem: no answer meets the needs, or
/// the search is too long.
Result<Solved> solve(const PuzzleGame& puzzle);

}  // namespace sightline::engine::puzzles
