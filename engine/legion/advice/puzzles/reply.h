/// The enemy's best attack in the turn after an answer. The enemy activates one unit, and the
/// search plays each activation in a game of its own: aim and attack, or move and attack.
#pragma once
#include "engine/legion/advice/puzzles/puzzle_game.h"

namespace sightline::engine::puzzles {

struct Reply {
    UnitId unit;       ///< the attacking enemy; no value: no enemy can attack
    UnitId defender;   ///< the attacked unit of the solver
    Messages words{};  ///< the actions of the enemy
    double wounds = 0.0;
    std::vector<double> chances{};  ///< [i]: the chance of exactly i wounds
};

struct ReplySettings {
    std::optional<UnitId> only{};  ///< the only unit that the enemy may attack; no value: any unit
    /// The search stops at the first attack with more expected wounds than this number.
    double enough = 1e9;
};

/// The attack of the enemy's next turn with the most expected wounds. Until this turn begins, the
/// solver does as little as possible.
Reply bestReply(const PuzzleGame& puzzle, const Game& after, const ReplySettings& settings = {});

}  // namespace sightline::engine::puzzles
