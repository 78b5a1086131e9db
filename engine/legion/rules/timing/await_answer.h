/// `co_await ask(battle, question)` waits for a player's choice; `co_await roll(battle, ...)` waits
/// for dice. `question` is a function that makes the question from the state, see
/// engine/talk/await_answer.h.
#pragma once
#include <vector>

#include "engine/legion/rules/asking/question_forms.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/await_answer.h"
#include "engine/talk/task.h"

namespace sightline::engine {

using talk::ask;
using talk::askAtAGlance;
using talk::Glance;

/// A roll of dice: the dice, the player, and the purpose of the roll.
struct Roll {
    RollKind kind{};
    std::vector<Die> dice{};
    Player player{};
    UnitId unit{};
    Citation citation{};
    std::optional<AskingKeyword> keyword{};  ///< the keyword that requires the roll; no value: a
                                             ///< rule requires it
};
/// Rolls the dice. If there are no dice, does not ask for a roll.
Task<std::vector<RolledDie>> roll(Battle& battle, Roll what);

}  // namespace sightline::engine
