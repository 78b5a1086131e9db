/// Typed questions of Legion: the forms of question that every game has
/// (engine/talk/question_forms.h), and three forms whose answers are positions.
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

/// A question with options. If the question has lapsed, the answer is Done.
using Choice = talk::Choice<LegionWords>;
using Selection = talk::Selection<LegionWords>;
using HowMany = talk::HowMany<LegionWords>;
using DiceRoll = talk::DiceRoll<LegionWords>;
using RandomDraw = talk::RandomDraw<LegionWords>;

/// A question about the place of a token.
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

/// A question about the unit leader's move.
struct LeaderMove {
    struct Reply {
        geometry::Move move{};
        std::optional<geometry::MadeMove> made;  ///< the leader's completed move; no value: the
                                                 ///< question lapsed
        /// True if the move in the answer uses a longer movement tool than difficult terrain
        /// allows.
        bool tooFastForDifficult = false;
    };
    static constexpr AnswerForm form = AnswerForm::move;
    Question question;
    std::function<geometry::MoveVerdict(const geometry::Move&)> judge;
    /// Carries out a legal move. A replay calls this function without a new check of the move.
    std::function<geometry::MadeMove(const geometry::Move&)> make;
    /// A further condition for the move in the answer. It is checked after all other conditions of
    /// the move.
    std::function<std::optional<Refusal>(const geometry::Move&)> asAnswered;
    /// A further condition for the leader's final position.
    std::function<std::optional<Refusal>(const geometry::Mini&)> also;
    /// Finds the legal move that ends closest to a place.
    std::function<std::optional<geometry::SolvedMove>(geometry::Vec2)> closest;

    std::optional<Refusal> refusalOf(const Answer& answer) const;
    std::optional<Answer> nearestLegal(const Answer& refused) const;
    bool lapsed() const { return false; }
    Reply read(const Answer& answer) const;
};

/// A question about the positions of a unit's miniatures other than the leader.
struct Placing {
    using Reply = std::vector<Place>;
    static constexpr AnswerForm form = AnswerForm::places;
    Question question;
    std::function<std::optional<Refusal>(const std::vector<Place>&)> judge;
    /// Returns the places of the answer, but moves each place that is not legal to the nearest
    /// legal place.
    std::function<std::vector<Place>(const std::vector<Place>&)> mended;

    std::optional<Refusal> refusalOf(const Answer& answer) const;
    std::optional<Answer> nearestLegal(const Answer& refused) const;
    bool lapsed() const;
    static std::vector<Place> read(const Answer& answer);
    static std::optional<std::vector<Place>> said(const Answer& answer);
};

/// Makes a typed question. The caller adds options or bounds. `unit` is the unit that the question
/// is about; no value: no particular unit.
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
