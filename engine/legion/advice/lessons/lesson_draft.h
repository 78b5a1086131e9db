/// Makes the draft of a lesson from a played game.
#pragma once
#include "engine/legion/advice/lessons/lesson.h"
#include "engine/legion/rules/game/game.h"
#include "geometry/base/result.h"

namespace sightline::engine::lessons {

struct DraftSettings {
    Player learner = Player::blue;
    int skip = 0;  ///< number of steps of the game before the first step of the draft
};

struct LessonDraft {
    Lesson lesson;
    int stepsInGame = 0;  ///< number of steps that the whole game would give
};

/// Makes a draft. Each activation and each action of the learner is a step, up to `mostSteps` of
/// them. The answers before the first step become the member "before" of the lesson. The draft
/// plays exactly the recorded game. Its author must add French texts, mistakes and questions.
/// Returns a problem if the game has no step after the skipped ones.
Result<LessonDraft> draftOf(const Game& game, const DraftSettings& settings);

}  // namespace sightline::engine::lessons
