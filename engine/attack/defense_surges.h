/// Defense surges of whoever rolled defense dice. Source: Core Rulebook p. 34 (Roll Defense Dice).
#pragma once
#include "engine/asking/task.h"
#include "engine/state/battle.h"

namespace sightline::engine {

/// Whose dice they are, by which chart they turn, and where the rule stands.
struct DefenseSurges {
    UnitId unit;
    DefenseSurge chart{};
    Citation citation{};
    Reckoning reckoned{};  ///< how the chart comes about
};

/// By the chart; without one a surge token makes a block; what is left is blank. `dice` belong to
/// the attack.
Task<void> convertSurges(Battle& battle, Attack& attack, std::vector<RolledDie>& dice,
                         DefenseSurges surges);

}  // namespace sightline::engine
