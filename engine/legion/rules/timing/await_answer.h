/// `co_await ask(battle, question)`: a player chooses. `co_await roll(battle, ...)`: dice decide.
/// The question is a function that reads the state, because it is built again after every
/// adjustment by hand.
///
/// Make closures and braced aggregates on a line of their own, before the co_await expression:
/// g++ 12 may destroy them twice if they are made inside it. A closure made there does not compile.
#pragma once
#include <coroutine>
#include <functional>
#include <utility>

#include "engine/legion/rules/asking/question_forms.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine {

/// The question that the rules wait for. It is built on first use.
class OpenQuestion {
  public:
    virtual ~OpenQuestion() = default;
    virtual const Question& question() const = 0;
    virtual std::optional<Refusal> refusalOf(const Answer& answer) const = 0;
    /// The same legal answer, with the chosen options besides their indices.
    virtual Answer inFull(const Answer& answer) const = 0;
    /// The legal answer that is closest to a refused move or placement.
    virtual std::optional<Answer> nearestLegal(const Answer& refused) const = 0;
    /// Call after an adjustment changed the state: the question is built again on next use.
    virtual void askAgain() = 0;
    /// True if an adjustment has removed the last legal answer.
    virtual bool lapsed() const = 0;

    void take(Answer answer) { answer_ = std::move(answer); }
    void lapse() { answer_.reset(); }
    void goOn() const { waiting_.resume(); }

  protected:
    std::optional<Answer> answer_;  ///< none: the question lapsed
    std::coroutine_handle<> waiting_;
};

/// Fast check that returns true for a legal reply without computing all options; a replay rarely
/// needs them. After false, the full question decides and words the refusal.
template <class Kind>
using Glance = std::function<bool(const typename Kind::Reply&)>;

/// One typed question, awaited by the rule that asks it.
template <class Kind>
class QuestionAwaiter final : public OpenQuestion {
  public:
    QuestionAwaiter(Battle& battle, std::function<Kind()> build,
                    std::optional<Kind> first = std::nullopt, Glance<Kind> glance = {})
        : battle_(battle),
          build_(std::move(build)),
          kind_(std::move(first)),
          glance_(std::move(glance)) {}
    QuestionAwaiter(const QuestionAwaiter&) = delete;
    QuestionAwaiter& operator=(const QuestionAwaiter&) = delete;
    ~QuestionAwaiter() override {
        if (battle_.open == this) battle_.open = nullptr;
    }

    const Question& question() const override { return kind().question; }
    std::optional<Refusal> refusalOf(const Answer& answer) const override {
        if (!kind_ && glance_) {
            const auto reply = said(answer);
            if (reply && glance_(*reply)) return std::nullopt;
        }
        return kind().refusalOf(answer);
    }
    Answer inFull(const Answer& answer) const override {
        if constexpr (requires { kind().inFull(answer); }) {
            return !kind_ && said(answer) ? answer : kind().inFull(answer);
        } else {
            return answer;
        }
    }
    std::optional<Answer> nearestLegal(const Answer& refused) const override {
        if constexpr (requires { kind().nearestLegal(refused); }) {
            return kind().nearestLegal(refused);
        } else {
            return std::nullopt;
        }
    }
    void askAgain() override { kind_.reset(); }
    bool lapsed() const override { return kind().lapsed(); }

    bool await_ready() const noexcept { return false; }
    /// After the end of the game, no question opens and the rules stay suspended.
    void await_suspend(std::coroutine_handle<> rule) {
        waiting_ = rule;
        battle_.open = battle_.over() ? nullptr : this;
    }
    auto await_resume() {
        battle_.open = nullptr;
        if (!answer_) return typename Kind::Reply{};
        // If the answer is complete by itself, the question is not built: a replay saves that time.
        if constexpr (requires { Kind::read(*answer_); }) {
            return Kind::read(*answer_);
        } else {
            const auto reply = said(*answer_);
            return reply ? *reply : kind().read(*answer_);
        }
    }

  private:
    static std::optional<typename Kind::Reply> said(const Answer& answer) {
        if constexpr (requires { Kind::said(answer); }) {
            return Kind::said(answer);
        } else {
            return std::nullopt;
        }
    }
    const Kind& kind() const {
        if (!kind_) kind_.emplace(build_());
        return *kind_;
    }
    Battle& battle_;
    std::function<Kind()> build_;
    mutable std::optional<Kind> kind_;
    Glance<Kind> glance_;
};

template <class Build>
auto ask(Battle& battle, const Build& build) {
    using Kind = std::invoke_result_t<Build>;
    return QuestionAwaiter<Kind>(battle, std::function<Kind()>(build));
}

/// The same, for a rule that has already built the question to check whether it must be asked.
template <class Build, class Kind>
auto ask(Battle& battle, const Build& build, const Kind& first) {
    return QuestionAwaiter<Kind>(battle, std::function<Kind()>(build), first);
}

/// The same, for a rule that may have built the question.
template <class Build, class Kind>
auto ask(Battle& battle, const Build& build, const std::optional<Kind>& first) {
    return QuestionAwaiter<Kind>(battle, std::function<Kind()>(build), first);
}

/// The same for a question with options that are slow to compute: an answer with the chosen option
/// is checked alone.
template <class Build>
auto askAtAGlance(Battle& battle, const Build& build,
                  const Glance<std::invoke_result_t<Build>>& glance) {
    using Kind = std::invoke_result_t<Build>;
    return QuestionAwaiter<Kind>(battle, std::function<Kind()>(build), std::nullopt, glance);
}

// A temporary closure would be destroyed twice: name it on a line of its own.
template <class Build>
void ask(Battle&, const Build&&) = delete;
template <class Build, class Kind>
void ask(Battle&, const Build&&, const Kind&) = delete;
template <class Build, class Meant>
void askAtAGlance(Battle&, const Build&&, const Meant&) = delete;

/// A dice roll and its purpose.
struct Roll {
    RollKind kind{};
    std::vector<Die> dice{};
    Player player{};
    UnitId unit{};
    Citation citation{};
    std::optional<AskingKeyword> keyword{};  ///< the keyword that requires the roll; none: a rule
};
/// Rolls dice. With no dice, nothing is asked.
Task<std::vector<RolledDie>> roll(Battle& battle, Roll what);

}  // namespace sightline::engine
