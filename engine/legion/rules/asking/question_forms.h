/// Typed questions: they check answers and read legal ones. A `Kind` in `QuestionAwaiter` has
/// `question`, `refusalOf`, `lapsed`, `read` and the type of its result, `Reply`. `said` reads an
/// answer without the list of options; `inFull` adds the options to an answer by index.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/legion/rules/asking/answer.h"
#include "engine/legion/rules/asking/question.h"

namespace sightline::engine {

/// One of the options. A lapsed question is read as Done.
struct Choice {
    using Reply = Option;
    static constexpr AnswerForm form = AnswerForm::pick;
    Question question;

    std::optional<Refusal> refusalOf(const Answer& answer) const;
    bool lapsed() const { return question.options.empty(); }
    Option read(const Answer& answer) const;
    static std::optional<Option> said(const Answer& answer);
    Answer inFull(const Answer& answer) const;
};

/// Several of the options, each at most once.
struct Selection {
    using Reply = std::vector<Option>;
    static constexpr AnswerForm form = AnswerForm::pickSeveral;
    Question question;
    /// A further condition on the selection.
    std::function<std::optional<Refusal>(const std::vector<Option>&)> also;

    std::optional<Refusal> refusalOf(const Answer& answer) const;
    bool lapsed() const { return static_cast<int>(question.options.size()) < question.least; }
    std::vector<Option> read(const Answer& answer) const;
    static std::optional<std::vector<Option>> said(const Answer& answer);
    Answer inFull(const Answer& answer) const;

  private:
    /// By index, in order; none if the answer has an option that is not in the list.
    std::optional<std::vector<int>> numbersOf(const PickSeveral& pick) const;
};

/// A number of tokens.
struct HowMany {
    using Reply = int;
    static constexpr AnswerForm form = AnswerForm::count;
    Question question;
    Message what;  ///< "dodge tokens to spend", for the refusal

    std::optional<Refusal> refusalOf(const Answer& answer) const;
    bool lapsed() const { return false; }
    static int read(const Answer& answer);
};

/// Faces for dice, in their order.
struct DiceRoll {
    using Reply = std::vector<RolledDie>;
    static constexpr AnswerForm form = AnswerForm::dice;
    Question question;

    std::optional<Refusal> refusalOf(const Answer& answer) const;
    bool lapsed() const { return false; }
    std::vector<RolledDie> read(const Answer& answer) const;
};

/// One of the options, drawn by chance with equal probability.
struct RandomDraw {
    using Reply = Option;
    static constexpr AnswerForm form = AnswerForm::draw;
    Question question;

    std::optional<Refusal> refusalOf(const Answer& answer) const;
    bool lapsed() const { return question.options.empty(); }
    Option read(const Answer& answer) const;
};

/// The place for a token.
struct Spotting {
    using Reply = geometry::Vec2;
    static constexpr AnswerForm form = AnswerForm::spot;
    Question question;
    std::function<std::optional<Refusal>(geometry::Vec2)> judge;

    std::optional<Refusal> refusalOf(const Answer& answer) const;
    std::optional<Answer> nearestLegal(const Answer& refused) const;
    bool lapsed() const { return false; }
    static geometry::Vec2 read(const Answer& answer) { return std::get<Spot>(answer).at; }
};

/// The unit leader's move.
struct LeaderMove {
    struct Reply {
        geometry::Move move{};
        std::optional<geometry::MadeMove> made;  ///< none: the question lapsed
        /// The chosen tool may not be used in difficult terrain.
        bool tooFastForDifficult = false;
    };
    static constexpr AnswerForm form = AnswerForm::move;
    Question question;
    std::function<geometry::MoveVerdict(const geometry::Move&)> judge;
    /// Carries out a legal move; a replay need not check it again.
    std::function<geometry::MadeMove(const geometry::Move&)> make;
    /// A further condition on the answered move, after it was found legal.
    std::function<std::optional<Refusal>(const geometry::Move&)> asAnswered;
    /// A further condition on the leader's final position.
    std::function<std::optional<Refusal>(const geometry::Mini&)> also;
    /// The legal move that ends closest to a place.
    std::function<std::optional<geometry::SolvedMove>(geometry::Vec2)> closest;

    std::optional<Refusal> refusalOf(const Answer& answer) const;
    std::optional<Answer> nearestLegal(const Answer& refused) const;
    bool lapsed() const { return false; }
    Reply read(const Answer& answer) const;
};

/// Positions of the other miniatures of a unit.
struct Placing {
    using Reply = std::vector<Place>;
    static constexpr AnswerForm form = AnswerForm::places;
    Question question;
    std::function<std::optional<Refusal>(const std::vector<Place>&)> judge;
    /// The same places, with the refused ones moved to the nearest legal ones.
    std::function<std::vector<Place>(const std::vector<Place>&)> mended;

    std::optional<Refusal> refusalOf(const Answer& answer) const;
    std::optional<Answer> nearestLegal(const Answer& refused) const;
    bool lapsed() const;
    static std::vector<Place> read(const Answer& answer);
    static std::optional<std::vector<Place>> said(const Answer& answer);
};

/// Makes a typed question; the caller adds options or bounds. `unit`: the unit concerned.
template <class Kind>
Kind asking(Player player, Ask ask, const Citation& citation, UnitId unit = {}) {
    Kind asked;
    asked.question.player = player;
    asked.question.ask = ask;
    asked.question.form = Kind::form;
    asked.question.citation = citation;
    asked.question.unit = unit;
    return asked;
}

}  // namespace sightline::engine
