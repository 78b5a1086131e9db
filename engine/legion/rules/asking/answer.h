/// Answers: plain data, and the only input that changes a game. A journal is a list of answers.
#pragma once
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/legion/rules/asking/adjustment.h"
#include "engine/legion/rules/asking/question.h"
#include "engine/talk/answer.h"
#include "geometry/move/move.h"

namespace sightline::engine {

using Pick = talk::Pick<Option>;
using PickSeveral = talk::PickSeveral<Option>;
using talk::Count;
using talk::Draw;
using DiceAnswer = talk::DiceAnswer<Face>;
struct MoveAnswer {
    geometry::Move move;
};
struct Places {
    std::vector<Place> places;
};
/// An answer with the place where the player puts a token.
struct Spot {
    geometry::Vec2 at{};
};
using Answer =
    std::variant<Pick, PickSeveral, Count, MoveAnswer, Places, DiceAnswer, Draw, Spot, Adjust>;

/// True for an answer that chance gives, such as the result of dice. False for an answer that a
/// player gives.
inline bool isChance(const Answer& answer) {
    return std::holds_alternative<DiceAnswer>(answer) || std::holds_alternative<Draw>(answer);
}

class Battle;
struct Ruling;
struct Scenario;
struct View;

/// Legion's types for the class templates of engine/talk. See engine/talk/question_forms.h and
/// engine/talk/rule_set.h.
struct LegionWords {
    using Question = engine::Question;
    using Option = engine::Option;
    using Answer = engine::Answer;
    using Die = engine::Die;
    using Face = engine::Face;
    using RolledDie = engine::RolledDie;
    using Table = Battle;
    using Scenario = engine::Scenario;
    using View = engine::View;
    using Record = std::vector<Ruling>;
    using Adjust = engine::Adjust;
    static const std::vector<Face>& facesOf(Die die) { return engine::facesOf(die); }
    static Citation diceRule() { return page(5, "Dice"); }
};

/// True if the number is finite and its absolute value is at most 1,000,000. A journal contains no
/// other numbers, and no legal answer needs a larger number.
bool isWritable(double number);

nlohmann::json toJson(const Answer& answer);
/// Reads an answer from JSON. A problem names the member and the expected value; numbers must be
/// finite. Unknown members are ignored, because journals of later versions may have them.
Result<Answer> answerFromJson(const nlohmann::json& json);
/// Reads an answer from JSON like `answerFromJson`, but an unknown member is a problem. The problem
/// names the nearest known member.
Result<Answer> answerFromExactJson(const nlohmann::json& json);

}  // namespace sightline::engine
