/// Runs the rules over one battle, see engine/talk/conversation.h.
#pragma once
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/talk/conversation.h"
#include "engine/talk/task.h"

namespace sightline::engine {

class Conversation : public talk::Conversation<LegionWords> {
  public:
    /// The battle must exist longer than the conversation. The constructor runs the rules until the
    /// first question.
    explicit Conversation(Battle& battle);
    /// Runs other rules than those of the whole game, such as a single step.
    Conversation(Battle& battle, Task<void> rules);
};

}  // namespace sightline::engine

namespace sightline::engine::talk {

extern template class Conversation<LegionWords>;

}  // namespace sightline::engine::talk
