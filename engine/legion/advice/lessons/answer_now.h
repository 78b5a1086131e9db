/// The answers that a lesson gives or proposes at the open question.
#pragma once
#include <optional>
#include <span>

#include "engine/legion/advice/lessons/lesson.h"
#include "engine/legion/rules/game/game.h"

namespace sightline::engine::lessons {

/// The legal answer that `proposed` means at the open question. Returns no value if it does not fit
/// the question or is not legal there. A look is no answer to a question.
std::optional<Answer> answerNow(const LessonAnswer& proposed, const Game& game);

/// An answer of the game, and the kind of the question that it answered, if the kind is known.
struct GivenAnswer {
    Answer answer{};
    std::optional<Ask> ask{};
};

/// For each of the proposed answers: true if it is among the `given` answers, in any order. Each
/// given answer uses up one proposed answer. Faces are never used up.
std::vector<bool> usedUp(std::span<const LessonAnswer> proposed, std::span<const GivenAnswer> given,
                         const Look& look = {});

/// The first proposed answer that is not used up and fits the open question.
std::optional<Answer> firstAnswerNow(std::span<const LessonAnswer> proposed,
                                     const std::vector<bool>& used, const Game& game);

}  // namespace sightline::engine::lessons
