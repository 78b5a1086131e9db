/// Conversation: runs the rules of a game on one table, shows the questions of the rules, and
/// passes the answers to them.
///
/// A conversation is in one of three states:
///
///     the rules ask            `table.open` is their question
///     a decision is open       an adjustment by hand requires a decision: `decision_` asks, and
///     the
///                              question of the rules waits in `below_`
///     no question is open      the rules or the game have ended
#pragma once
#include <optional>

#include "engine/talk/open_question.h"
#include "engine/talk/rule_set.h"
#include "engine/talk/task.h"

namespace sightline::engine::talk {

template <class Words>
class Conversation {
  public:
    using Table = typename Words::Table;
    using Question = typename Words::Question;
    using Answer = typename Words::Answer;
    using Adjust = typename Words::Adjust;

    /// The rule set and the table must exist longer than the conversation. The constructor runs the
    /// rules until the first question.
    Conversation(const RuleSet<Words>& rules, Table& table);
    /// Runs the given rules instead of the whole game, for example a single step of the rules.
    Conversation(const RuleSet<Words>& rules, Table& table, Task<void> playing);

    /// The question that is open. Null after the rules or the game have ended.
    const Question* question() const;
    std::optional<Refusal> refusalOf(const Answer& answer) const;
    /// Returns `answer` with the chosen options in addition to their indices. Requires a legal
    /// `answer`.
    Answer inFull(const Answer& answer) const;
    std::optional<Answer> nearestLegal(const Answer& refused) const;
    /// Takes an answer that is known to be legal, and continues.
    void give(const Answer& answer);
    bool done() const { return playing_.done(); }

  private:
    void giveAdjust(const Adjust& adjust);
    void startDecision(Task<void> task);
    void replaceRules(Task<void> playing);
    void endDecision();
    void rethrowIfThrown();
    const RuleSet<Words>& rules_;
    Table& table_;
    Task<void> playing_;
    /// The open decision. An adjustment requires it before the open question can be answered.
    std::optional<Task<void>> decision_{};
    /// Question of the rules that waits while a decision is open.
    OpenQuestion<Words>* below_ = nullptr;
};

}  // namespace sightline::engine::talk
