/// OpenQuestion: the question for which the rules of a game wait.
#pragma once
#include <concepts>
#include <coroutine>
#include <optional>
#include <utility>

#include "engine/talk/citation.h"

namespace sightline::engine::talk {

/// The open question of the rules, without the type of its options. The question is built at its
/// first use.
template <class Words>
class OpenQuestion {
  public:
    using Question = typename Words::Question;
    using Answer = typename Words::Answer;

    virtual ~OpenQuestion() = default;
    virtual const Question& question() const = 0;
    virtual std::optional<Refusal> refusalOf(const Answer& answer) const = 0;
    /// Returns `answer` with the chosen options in addition to their indices. Requires a legal
    /// `answer`.
    virtual Answer inFull(const Answer& answer) const = 0;
    /// The legal answer that is closest to a refused move or placement.
    virtual std::optional<Answer> nearestLegal(const Answer& refused) const = 0;
    /// Builds the question again at its next use, because an adjustment changed the state.
    virtual void askAgain() = 0;
    /// True if an adjustment has removed the last legal answer to the question.
    virtual bool lapsed() const = 0;

    void take(Answer answer) { answer_ = std::move(answer); }
    void lapse() { answer_.reset(); }
    void goOn() const { waiting_.resume(); }

  protected:
    std::optional<Answer> answer_;  ///< answer; no value: the question lapsed
    std::coroutine_handle<> waiting_;
};

/// The members that the state of a rule set needs for rules that ask questions:
///
///     using Words = ...;          see question_forms.h
///     OpenQuestion<Words>* open   the open question, or null
///     bool over() const           true after the end of the game: no question opens any more
///
/// TalkTable is a concept and not a base class, because the visitor of the fields needs all members
/// in one class.
template <class State>
concept TalkTable = requires(State& table) {
    { table.over() } -> std::convertible_to<bool>;
    { table.open } -> std::convertible_to<OpenQuestion<typename State::Words>*>;
};

}  // namespace sightline::engine::talk
