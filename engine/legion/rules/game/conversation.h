/// Runs the rules over one battle: shows their questions and passes on the answers.
#pragma once
#include <optional>

#include "engine/legion/rules/timing/await_answer.h"
#include "engine/talk/task.h"

namespace sightline::engine {

class Conversation {
  public:
    /// The battle must outlive the conversation. Runs until the first question.
    explicit Conversation(Battle& battle);
    /// Runs other rules, such as a single step of the game.
    Conversation(Battle& battle, Task<void> rules);

    /// Null after the rules or the game have ended.
    const Question* question() const;
    std::optional<Refusal> refusalOf(const Answer& answer) const;
    /// A legal answer, with the chosen options besides their indices.
    Answer inFull(const Answer& answer) const;
    std::optional<Answer> nearestLegal(const Answer& refused) const;
    /// Continues with an answer that is known to be legal.
    void give(const Answer& answer);
    bool done() const { return rules_.done(); }

  private:
    void giveAdjust(const Adjust& adjust);
    void startInterlude(Task<void> task);
    void endRules();
    void endInterlude();
    void rethrowIfThrown();
    Battle& battle_;
    Task<void> rules_;
    /// A decision that an adjustment requires before the open question can be answered.
    std::optional<Task<void>> interlude_{};
    talk::OpenQuestion<LegionWords>* below_ = nullptr;  ///< the open question, during the interlude
};

}  // namespace sightline::engine
