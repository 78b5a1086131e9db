/// Plays the answers of a solver, and says them in words.
#pragma once
#include <span>

#include "engine/legion/advice/puzzles/outcome.h"

namespace sightline::engine::puzzles {

struct Played {
    std::vector<Answer> answers{};  ///< the decisions, as a journal stores them
    Messages words{};               ///< the decisions in words
    Outcome outcome{};
    std::unique_ptr<Game> end{};  ///< the game after the decisions
};

/// Plays the answers in their order. After the last of them, the solver does nothing more. A
/// problem: an answer is not legal or not needed, or a question demands a further answer.
Result<Played> play(const PuzzleGame& puzzle, std::span<const PuzzleAnswer> answers);
/// The same with the answers of a journal.
Result<Played> play(const PuzzleGame& puzzle, std::span<const Answer> answers);

/// The end of the Move with which the answer answers the open question. No value for another
/// answer.
std::optional<geometry::Vec2> endOfMove(const Answer& answer, const Game& game);

/// The answer to the open question in words, such as "Move to (12.0, 14.5)".
Message inWords(const Answer& answer, const Game& game);

}  // namespace sightline::engine::puzzles
