// Plays a lesson to its end in a copy of the game. A legal answer that the step does not ask for is
// accepted only if the lesson can still be completed after it.
#include "engine/legion/advice/lessons/game_copy.h"
#include "engine/legion/advice/lessons/lesson_player.h"
#include "engine/legion/advice/players/sensible.h"
#include "engine/legion/rules/asking/ask.h"

namespace sightline::engine::lessons {
namespace {

/// The largest number of answers and steps that are played ahead.
constexpr int mostAhead = 400;

/// True if the steps of a lesson decide about the answer. If no step shows an answer to such a
/// question, the lesson has left its path.
bool isForTheLesson(Ask ask) {
    return ask == Ask::chooseAction || ask == Ask::chooseUnitToActivate;
}

}  // namespace

bool LessonPlayer::leavesThePath(const Game& after) const {
    return !lesson_.draft && !canGoOnFrom(after) && canGoOnFrom(game_);
}

bool LessonPlayer::canGoOnFrom(const Game& after) const {
    const auto copy = copyOf(after);
    if (!copy) return true;
    LessonPlayer ahead(lesson_, *copy, armyStart_);
    ahead.army_ = army_;
    ahead.starts_ = starts_;
    ahead.firstEntry_ = firstEntry_;
    ahead.asked_ = asked_;
    ahead.look_ = look_;
    return ahead.playsToItsEnd();
}

bool LessonPlayer::playsToItsEnd() {
    for (int played = 0; played < mostAhead; ++played) {
        if (update()) continue;
        if (over()) return true;
        std::optional<Answer> answer = automaticAnswer();
        if (!answer) {
            const auto shown = showMe();
            if (shown && shown->look) {
                look(*shown->look);
                continue;
            }
            if (shown && shown->change) {
                build(*armyAfter(*shown->change));
                continue;
            }
            const Question* question = game_.question();
            if (!question || (!shown && isForTheLesson(question->ask))) return false;
            answer = shown ? shown->answer : sensibleAnswer(game_, lesson_.seed);
        }
        if (!answer || game_.answer(*answer)) return false;
    }
    return false;
}

}  // namespace sightline::engine::lessons
