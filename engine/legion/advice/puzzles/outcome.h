/// The quantities at the end of an answer, and the value that follows from them. If the puzzle does
/// not give the faces of a roll, every result of the roll counts with its chance.
#pragma once
#include "engine/legion/advice/puzzles/puzzle_game.h"

namespace sightline::engine::puzzles {

struct Outcome {
    /// The quantities of the value, not yet multiplied by their factors.
    std::vector<double> sum{};
    std::vector<double> needs{};  ///< the quantities of the needs

    /// The value of the answer: the sum of the quantities with their factors.
    double value(const Puzzle& puzzle) const;
    bool meetsNeeds(const Puzzle& puzzle) const;
};

/// The outcome if the game stops now. `worst` is a limit that saves time. If the outcome does not
/// meet the needs, the value is not computed. If the value is only the enemy's reply, the search
/// for the reply stops at the first reply that is worse than `worst`: then the computed value is
/// worse than `worst`, but the true value may be worse still.
Outcome outcomeNow(const PuzzleGame& puzzle, const Game& game, std::optional<double> worst = {});

/// The largest number of results of rolls for one answer.
inline constexpr int mostResults = 3000;

/// The expected outcome after the rolls that follow. The program decides for the solver after the
/// first roll. A problem: the rolls have too many results.
Result<Outcome> outcomeAfterRolls(const PuzzleGame& puzzle, const Game& game);

/// True if an outcome with the value `one` is better than `other`.
bool isBetter(const Puzzle& puzzle, double one, double other);
/// True if `value` is not worse than `best` by more than the tolerance.
bool isWithinTolerance(const Puzzle& puzzle, double value, double best);

}  // namespace sightline::engine::puzzles
