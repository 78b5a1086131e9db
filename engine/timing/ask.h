/// `co_await ask(battle, question)`: a player chooses. `co_await roll(battle, ...)`: chance does.
/// What is asked is a function that reads the state, because the question is put again after every
/// manual adjustment.
///
/// With g++ 12 name the function on its own line and the answer on its own: closures and braced
/// aggregates made inside a co_await expression were seen to be destroyed twice. A closure made
/// there does not compile.
#pragma once
#include <coroutine>
#include <functional>
#include <utility>

#include "engine/asking/questions.h"
#include "engine/asking/task.h"
#include "engine/state/battle.h"

namespace sightline::engine {

/// The question that the rules wait for. Built when somebody first looks at it.
class OpenQuestion {
  public:
    virtual ~OpenQuestion() = default;
    virtual const Question& question() const = 0;
    virtual std::optional<Refusal> refusalOf(const Answer& answer) const = 0;
    /// The same legal answer, with what it chose besides the number.
    virtual Answer inFull(const Answer& answer) const = 0;
    /// What comes closest to a refused move or place and is legal.
    virtual std::optional<Answer> nearestLegal(const Answer& refused) const = 0;
    /// An adjustment changed the state: the question is built again when next looked at.
    virtual void askAgain() = 0;
    /// No answer is legal any more, since an adjustment took the last one away.
    virtual bool lapsed() const = 0;

    void take(Answer answer) { answer_ = std::move(answer); }
    void lapse() { answer_.reset(); }
    void goOn() const { waiting_.resume(); }

  protected:
    std::optional<Answer> answer_;  ///< none: it lapsed
    std::coroutine_handle<> waiting_;
};

/// Says yes to a reply that is legal without working out whatever else would be: a replay rarely
/// needs to know. After a no the whole question decides, and words the refusal.
template <class Kind>
using Glance = std::function<bool(const typename Kind::Reply&)>;

/// One typed question, awaited by the rule that asks it.
template <class Kind>
class Asking final : public OpenQuestion {
  public:
    Asking(Battle& battle, std::function<Kind()> build, std::optional<Kind> first = std::nullopt,
           Glance<Kind> glance = {})
        : battle_(battle),
          build_(std::move(build)),
          kind_(std::move(first)),
          glance_(std::move(glance)) {}
    Asking(const Asking&) = delete;
    Asking& operator=(const Asking&) = delete;
    ~Asking() override {
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
    /// A game that is over asks nothing more: the rules rest where they are.
    void await_suspend(std::coroutine_handle<> rule) {
        waiting_ = rule;
        battle_.open = battle_.over() ? nullptr : this;
    }
    auto await_resume() {
        battle_.open = nullptr;
        if (!answer_) return typename Kind::Reply{};
        // Where the answer says it all the question need not be worked out: a replay saves that.
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
    return Asking<Kind>(battle, std::function<Kind()>(build));
}

/// The same for a rule that has built the question already, to see whether it is one.
template <class Build, class Kind>
auto ask(Battle& battle, const Build& build, const Kind& first) {
    return Asking<Kind>(battle, std::function<Kind()>(build), first);
}

/// It may have built it.
template <class Build, class Kind>
auto ask(Battle& battle, const Build& build, const std::optional<Kind>& first) {
    return Asking<Kind>(battle, std::function<Kind()>(build), first);
}

/// The same for a question whose options cost work: whoever says what was chosen is judged alone.
template <class Build>
auto askAtAGlance(Battle& battle, const Build& build,
                  const Glance<std::invoke_result_t<Build>>& glance) {
    using Kind = std::invoke_result_t<Build>;
    return Asking<Kind>(battle, std::function<Kind()>(build), std::nullopt, glance);
}

// A temporary closure would be destroyed twice: name it on a line of its own.
template <class Build>
void ask(Battle&, const Build&&) = delete;
template <class Build, class Kind>
void ask(Battle&, const Build&&, const Kind&) = delete;
template <class Build, class Meant>
void askAtAGlance(Battle&, const Build&&, const Meant&) = delete;

/// Dice that are rolled, and for what.
struct Roll {
    RollKind kind{};
    std::vector<Die> dice{};
    Player player{};
    UnitId unit{};
    Citation citation{};
    std::optional<AskingKeyword> keyword{};  ///< that has them rolled; none: a rule does
};
/// Dice on the table. Nothing is asked for no dice.
Task<std::vector<RolledDie>> roll(Battle& battle, Roll what);

}  // namespace sightline::engine
