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
/// The place for a token.
struct Spot {
    geometry::Vec2 at{};
};
using Answer =
    std::variant<Pick, PickSeveral, Count, MoveAnswer, Places, DiceAnswer, Draw, Spot, Adjust>;

/// True for an answer that chance gives, not a player.
inline bool isChance(const Answer& answer) {
    return std::holds_alternative<DiceAnswer>(answer) || std::holds_alternative<Draw>(answer);
}

class Battle;
struct Ruling;
struct Scenario;
struct View;

/// The types of Legion for the templates of the talk, see engine/talk/question_forms.h and
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

/// Finite and at most 1,000,000 in size. Journals hold no larger number, and none is legal.
bool isWritable(double number);

nlohmann::json toJson(const Answer& answer);
/// A problem names the field and the expected value; numbers must be finite. Unknown members are
/// ignored, because journals of later versions may have them.
Result<Answer> answerFromJson(const nlohmann::json& json);
/// The same, but an unknown member is a problem; it names the nearest known name.
Result<Answer> answerFromExactJson(const nlohmann::json& json);

}  // namespace sightline::engine
