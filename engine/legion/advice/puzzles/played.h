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
/// Plays answers in the form of a journal. Everything else is as for the answers of a puzzle file.
Result<Played> play(const PuzzleGame& puzzle, std::span<const Answer> answers);

/// The end of the Move that the answer makes. No value if the answer is not a Move.
std::optional<geometry::Vec2> endOfMove(const Answer& answer, const Game& game);

/// The answer to the open question in words, such as "Move to (12.0, 14.5)".
Message inWords(const Answer& answer, const Game& game);

}  // namespace sightline::engine::puzzles
