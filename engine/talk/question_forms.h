/// The forms of questions, as types: each form checks answers and reads legal answers. A form (the
/// `Kind` of a `QuestionAwaiter`) has `question`, `refusalOf`, `lapsed`, `read` and the type of its
/// result, `Reply`. `said` reads an answer without the list of options; `inFull` adds the options
/// to an answer by index.
///
/// `Words` names the types of a rule set:
///
///     using Question = ...;   derived from talk::Question
///     using Option = ...;     a variant or an enum; a Choice that lapsed is read as Option{}
///     using Answer = ...;     a variant of talk::Pick<Option> and the other answers
///     using Die, Face, RolledDie = ...;   RolledDie{die, face}
///     static const std::vector<Face>& facesOf(Die);
///     static Citation diceRule();   the rule that refuses a face that the die does not have
///
/// Because of the template, options, answers and dice keep their types: rules read
/// `std::get<Card>(option)`, and no cast can fail at run time. To reduce the compile time, only one
/// source file of a rule set includes define_question_forms.h and instantiates the forms. The
/// headers of the rule set declare the forms `extern`.
#pragma once
#include <functional>
#include <optional>
#include <vector>

#include "engine/talk/answer.h"
#include "engine/talk/question.h"

namespace sightline::engine::talk {

/// The refusal of an answer whose form differs from the form of the question.
Refusal wrongForm(AnswerForm form, const Citation& citation);

/// A question whose answer is one of the options.
template <class Words>
struct Choice {
    using Answer = typename Words::Answer;
    using Option = typename Words::Option;
    using Reply = Option;
    static constexpr AnswerForm form = AnswerForm::pick;
    typename Words::Question question;
    /// The reason why an option that exists in the game is not offered now. Null or no value: the
    /// refusal states no special reason. The function must be valid while the question is open.
    std::function<std::optional<Refusal>(const Option&)> whyNot{};

    std::optional<Refusal> refusalOf(const Answer& answer) const;
    bool lapsed() const { return question.options.empty(); }
    Option read(const Answer& answer) const;
    static std::optional<Option> said(const Answer& answer);
    Answer inFull(const Answer& answer) const;
};

/// A question whose answer is several of the options, each at most once.
template <class Words>
struct Selection {
    using Answer = typename Words::Answer;
    using Option = typename Words::Option;
    using Reply = std::vector<Option>;
    static constexpr AnswerForm form = AnswerForm::pickSeveral;
    typename Words::Question question;
    /// A further condition that the selected options must meet.
    std::function<std::optional<Refusal>(const std::vector<Option>&)> also;

    std::optional<Refusal> refusalOf(const Answer& answer) const;
    bool lapsed() const { return static_cast<int>(question.options.size()) < question.least; }
    std::vector<Option> read(const Answer& answer) const;
    static std::optional<std::vector<Option>> said(const Answer& answer);
    Answer inFull(const Answer& answer) const;

  private:
    /// The indices of the picked options, in the order of the picks. Returns no value if the answer
    /// contains an option that is not in the list.
    std::optional<std::vector<int>> numbersOf(const PickSeveral<Option>& pick) const;
};

/// A question whose answer is a number of tokens.
template <class Words>
struct HowMany {
    using Answer = typename Words::Answer;
    using Reply = int;
    static constexpr AnswerForm form = AnswerForm::count;
    typename Words::Question question;
    Message what;  ///< name of the counted objects in a refusal, such as "dodge tokens to spend"

    std::optional<Refusal> refusalOf(const Answer& answer) const;
    bool lapsed() const { return false; }
    static int read(const Answer& answer);
};

/// A question whose answer is the faces of the dice, in the order of the dice.
template <class Words>
struct DiceRoll {
    using Answer = typename Words::Answer;
    using Reply = std::vector<typename Words::RolledDie>;
    static constexpr AnswerForm form = AnswerForm::dice;
    typename Words::Question question;

    std::optional<Refusal> refusalOf(const Answer& answer) const;
    bool lapsed() const { return false; }
    Reply read(const Answer& answer) const;
};

/// A question that chance answers: one of the options, with equal probability.
template <class Words>
struct RandomDraw {
    using Answer = typename Words::Answer;
    using Option = typename Words::Option;
    using Reply = Option;
    static constexpr AnswerForm form = AnswerForm::draw;
    typename Words::Question question;

    std::optional<Refusal> refusalOf(const Answer& answer) const;
    bool lapsed() const { return question.options.empty(); }
    Option read(const Answer& answer) const;
};

/// Makes a question of the type `Kind` without options. The caller adds the options or the bounds.
template <class Kind, class Ask>
Kind asking(Player player, Ask ask, const Citation& citation) {
    Kind asked;
    asked.question.player = player;
    asked.question.ask = ask;
    asked.question.form = Kind::form;
    asked.question.citation = citation;
    return asked;
}

}  // namespace sightline::engine::talk
