/// The Moves that the search of a puzzle considers.
#pragma once
#include "engine/legion/advice/puzzles/puzzle_game.h"

namespace sightline::engine::puzzles {

/// Inches between the ends of a Move that comes before another Move.
inline constexpr double coarsestCell = 3.0;

/// The Moves that answer the open question: legal ends on a grid with the given distance in inches,
/// the ends that the computer player would judge, and the ends nearest to enemies, objective tokens
/// and the places of the puzzle. A climb has only the ends that a standard Move does not reach. For
/// a notched base and for a pivot, several rotations and bends of the tool replace the grid.
std::vector<Answer> movesToTry(const PuzzleGame& puzzle, const Game& game, double cell);

}  // namespace sightline::engine::puzzles
