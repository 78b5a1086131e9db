/// Typed questions of Legion: those of every game (engine/talk/question_forms.h), and the three
/// that are answered in space.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/legion/rules/asking/answer.h"
#include "engine/legion/rules/asking/question.h"
#include "engine/talk/question_forms.h"

namespace sightline::engine {

/// A lapsed question is read as Done.
using Choice = talk::Choice<LegionWords>;
using Selection = talk::Selection<LegionWords>;
using HowMany = talk::HowMany<LegionWords>;
using DiceRoll = talk::DiceRoll<LegionWords>;
using RandomDraw = talk::RandomDraw<LegionWords>;

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
    Kind asked = talk::asking<Kind>(player, ask, citation);
    asked.question.unit = unit;
    return asked;
}

}  // namespace sightline::engine

namespace sightline::engine::talk {

extern template struct Choice<LegionWords>;
extern template struct Selection<LegionWords>;
extern template struct HowMany<LegionWords>;
extern template struct DiceRoll<LegionWords>;
extern template struct RandomDraw<LegionWords>;

}  // namespace sightline::engine::talk
