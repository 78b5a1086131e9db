/// The answers that a lesson gives or proposes at the open question.
#pragma once
#include <optional>
#include <span>

#include "engine/legion/advice/lessons/lesson.h"
#include "engine/legion/rules/game/game.h"

namespace sightline::engine::lessons {

/// The legal Move that ends nearest to `to`. No value if the open question asks for no Move.
std::optional<Answer> moveNearest(geometry::Vec2 to, const Game& game);
/// The spot or the places that the question proposes. No value if it proposes none.
std::optional<Answer> proposedAnswer(const Question& question);

/// The legal answer that `proposed` means at the open question. Returns no value if `proposed` does
/// not fit the question or is not legal there. A change of the camera or the selection (`look`) is
/// not an answer to a question.
std::optional<Answer> answerNow(const LessonAnswer& proposed, const Game& game);

/// An answer of the game, and the kind of the question that it answered, if the kind is known.
struct GivenAnswer {
    Answer answer{};
    std::optional<Ask> ask{};
};

/// For each proposed answer: true if it is one of the `given` answers. The order of the answers
/// does not matter. Each given answer uses up one proposed answer. Proposed faces of dice are never
/// used up.
std::vector<bool> usedUp(std::span<const LessonAnswer> proposed, std::span<const GivenAnswer> given,
                         const Look& look = {});

/// The first proposed answer that is not used up and fits the open question.
std::optional<Answer> firstAnswerNow(std::span<const LessonAnswer> proposed,
                                     const std::vector<bool>& used, const Game& game);

}  // namespace sightline::engine::lessons
