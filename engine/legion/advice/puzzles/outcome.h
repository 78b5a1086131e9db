/// The quantities at the end of an answer, and the value that follows from them. Rolls whose faces
/// the puzzle does not give count with each result and its chance.
#pragma once
#include "engine/legion/advice/puzzles/puzzle_game.h"

namespace sightline::engine::puzzles {

struct Outcome {
    std::vector<double> sum{};    ///< the quantities of the value, in their order, without factors
    std::vector<double> needs{};  ///< the quantities of the needs, in their order

    /// The value of the answer: the sum of the quantities with their factors.
    double value(const Puzzle& puzzle) const;
    bool meetsNeeds(const Puzzle& puzzle) const;
};

/// The outcome of the situation now: nothing happens any more. If the value is the enemy's reply
/// alone, the search for the reply stops when the value is certainly worse than `worst`. Then the
/// value is too good, but still worse than `worst`. If `worst` has a value and the outcome does not
/// meet the needs, the value is not computed.
Outcome outcomeNow(const PuzzleGame& puzzle, const Game& game, std::optional<double> worst = {});

/// The largest number of results of rolls for one answer.
inline constexpr int mostResults = 3000;

/// The expected outcome after the rolls that follow. The program decides for the solver after the
/// first roll. A problem: the rolls have too many results.
Result<Outcome> outcomeAfterRolls(const PuzzleGame& puzzle, const Game& game);

/// True if an outcome with the value `one` is better than `other`.
bool isBetter(const Puzzle& puzzle, double one, double other);
/// True if the value `value` is at most the tolerance worse than the value `best`.
bool isWithinTolerance(const Puzzle& puzzle, double value, double best);

}  // namespace sightline::engine::puzzles
