/// Runs the rules over one battle: shows what they ask, and feeds them answers.
#pragma once
#include <optional>

#include "engine/asking/task.h"
#include "engine/timing/ask.h"

namespace sightline::engine {

class Conversation {
  public:
    /// The battle must outlive the conversation. Runs until the rules first ask.
    explicit Conversation(Battle& battle);
    /// Rules of somebody's own, such as a step of the game by itself.
    Conversation(Battle& battle, Task<void> rules);

    /// Null when the rules have ended or the game is over.
    const Question* question() const;
    std::optional<Refusal> refusalOf(const Answer& answer) const;
    /// A legal answer, with what it chose besides the number.
    Answer inFull(const Answer& answer) const;
    std::optional<Answer> nearestLegal(const Answer& refused) const;
    /// Goes on with an answer that is known to be legal.
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
    /// What an adjustment leaves to be decided before the question that is open can be answered.
    std::optional<Task<void>> interlude_{};
    OpenQuestion* below_ = nullptr;  ///< that question, meanwhile
};

}  // namespace sightline::engine
