/// Applies the rules of Legion to one battle and asks the players the questions of these rules, see
/// engine/talk/conversation.h.
#pragma once
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/talk/conversation.h"
#include "engine/talk/task.h"

namespace sightline::engine {

class Conversation : public talk::Conversation<LegionWords> {
  public:
    /// Applies the rules of a whole game until the first question. The battle must exist longer
    /// than the conversation.
    explicit Conversation(Battle& battle);
    /// Applies `rules`, for example the rules of a single step, instead of the rules of a whole
    /// game.
    Conversation(Battle& battle, Task<void> rules);
};

}  // namespace sightline::engine

namespace sightline::engine::talk {

extern template class Conversation<LegionWords>;

}  // namespace sightline::engine::talk
