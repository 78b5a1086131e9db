/// Runs the rules over one battle, see engine/talk/conversation.h.
#pragma once
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/talk/conversation.h"
#include "engine/talk/task.h"

namespace sightline::engine {

class Conversation : public talk::Conversation<LegionWords> {
  public:
    /// The battle must outlive the conversation. Runs until the first question.
    explicit Conversation(Battle& battle);
    /// Runs other rules, such as a single step of the game.
    Conversation(Battle& battle, Task<void> rules);
};

}  // namespace sightline::engine

namespace sightline::engine::talk {

extern template class Conversation<LegionWords>;

}  // namespace sightline::engine::talk
