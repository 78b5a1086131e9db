/// The answers to the open question that the search of a puzzle considers.
#pragma once
#include "engine/legion/advice/puzzles/puzzle_game.h"

namespace sightline::engine::puzzles {

/// The legal answers that the search tries at the open question. `before` are the decisions before
/// this one. Two kinds of actions are left out: an action that cannot change the value of the
/// puzzle, and a Move after an action that only gives a token, if the other order has the same
/// result. The Moves are those of `movesToTry`; the grid is coarser if the unit makes several
/// Moves.
std::vector<Answer> choicesAt(const PuzzleGame& puzzle, const Game& game,
                              const std::vector<Answer>& before);

}  // namespace sightline::engine::puzzles
