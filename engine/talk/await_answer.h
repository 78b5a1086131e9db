/// `co_await ask(table, question)`: asks a question and waits for the answer of a player or of
/// chance. The question is a function that reads the state, because the question is built again
/// after every adjustment by hand.
///
/// Create closures and braced aggregates in a statement of their own before the co_await
/// expression: g++ 12 may destroy objects twice that are created within the expression. A closure
/// within the expression does not compile.
#pragma once
#include <concepts>
#include <coroutine>
#include <functional>
#include <optional>
#include <type_traits>
#include <utility>

#include "engine/talk/open_question.h"
#include "engine/talk/question_forms.h"
#include "engine/talk/task.h"

namespace sightline::engine::talk {

/// A fast check of a reply, without a list of all options. It returns true if the reply is legal;
/// in a replay, this is almost always the case. If it returns false, the complete question decides
/// and writes the refusal.
template <class Kind>
using Glance = std::function<bool(const typename Kind::Reply&)>;

/// A question of a certain type, which waits for its answer. The rule that asks the question awaits
/// this object.
template <class Table, class Kind>
class QuestionAwaiter final : public OpenQuestion<typename Table::Words> {
  public:
    using Question = typename Table::Words::Question;
    using Answer = typename Table::Words::Answer;

    QuestionAwaiter(Table& table, std::function<Kind()> build,
                    std::optional<Kind> first = std::nullopt, Glance<Kind> glance = {})
        : table_(table),
          build_(std::move(build)),
          kind_(std::move(first)),
          glance_(std::move(glance)) {}
    QuestionAwaiter(const QuestionAwaiter&) = delete;
    QuestionAwaiter& operator=(const QuestionAwaiter&) = delete;
    ~QuestionAwaiter() override {
        if (table_.open == this) table_.open = nullptr;
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
    /// Opens the question and suspends the rule. After the end of the game, no question opens and
    /// the rule stays suspended.
    void await_suspend(std::coroutine_handle<> rule) {
        this->waiting_ = rule;
        table_.open = table_.over() ? nullptr : this;
    }
    auto await_resume() {
        table_.open = nullptr;
        if (!this->answer_) return typename Kind::Reply{};
        // If the answer contains all data that the rule needs, the question is not built. This
        // saves time in a replay.
        if constexpr (requires { Kind::read(*this->answer_); }) {
            return Kind::read(*this->answer_);
        } else {
            const auto reply = said(*this->answer_);
            return reply ? *reply : kind().read(*this->answer_);
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
    Table& table_;
    std::function<Kind()> build_;
    mutable std::optional<Kind> kind_;
    Glance<Kind> glance_;
};

template <TalkTable Table, class Build>
auto ask(Table& table, const Build& build) {
    using Kind = std::invoke_result_t<Build>;
    return QuestionAwaiter<Table, Kind>(table, std::function<Kind()>(build));
}

/// Awaits an answer. The rule has already built the question `first`, to check whether it must be
/// asked.
template <TalkTable Table, class Build, class Kind>
auto ask(Table& table, const Build& build, const Kind& first) {
    return QuestionAwaiter<Table, Kind>(table, std::function<Kind()>(build), first);
}

/// Awaits an answer. `first` is the question if the rule has already built it.
template <TalkTable Table, class Build, class Kind>
auto ask(Table& table, const Build& build, const std::optional<Kind>& first) {
    return QuestionAwaiter<Table, Kind>(table, std::function<Kind()>(build), first);
}

/// Awaits an answer to a question whose options are slow to compute. `glance` checks an answer that
/// contains the chosen option, without the other options.
template <TalkTable Table, class Build>
auto askAtAGlance(Table& table, const Build& build,
                  const Glance<std::invoke_result_t<Build>>& glance) {
    using Kind = std::invoke_result_t<Build>;
    return QuestionAwaiter<Table, Kind>(table, std::function<Kind()>(build), std::nullopt, glance);
}

// Deleted for unnamed closures, because g++ 12 would destroy an unnamed closure twice. Give the
// closure a name in a statement of its own.
template <TalkTable Table, class Build>
void ask(Table&, const Build&&) = delete;
template <TalkTable Table, class Build, class Kind>
void ask(Table&, const Build&&, const Kind&) = delete;
template <TalkTable Table, class Build, class Meant>
void askAtAGlance(Table&, const Build&&, const Meant&) = delete;

}  // namespace sightline::engine::talk
