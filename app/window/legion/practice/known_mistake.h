/// Recognizes an answer to a puzzle that the puzzle file lists as a likely mistake.
#pragma once
#include "engine/legion/advice/puzzles/played.h"

namespace sightline::app {

/// The mistake that the answer repeats: the same decisions, with Moves that end within
/// `sameMistake` inches. Null if the puzzle file does not list the answer.
const engine::puzzles::Mistake* knownMistake(const engine::puzzles::PuzzleGame& game,
                                             const engine::puzzles::Played& answer);

inline constexpr double sameMistake = 2.0;

}  // namespace sightline::app
