// The questions at the end of a lesson, and the way to the next lesson.
#include <QVariantAnimation>

#include "app/window/learn_desk.h"
#include "app/window/legion/learn/lesson_card.h"
#include "app/window/legion/learn/lesson_words.h"

namespace sightline::app {
namespace {

constexpr std::size_t mostRepeated = 2;  // number of questions that failed in earlier lessons

}  // namespace

// Failed questions of earlier lessons come first, then the questions of the lesson.
void LearnDesk::beginQuestions() {
    pulse_->stop();
    const engine::lessons::Lesson& lesson = run_->lesson();
    if (lesson.number > 0) progress_.finish(lesson.number);
    if (dialog_) dialog_->lessons().refresh();
    questions_.clear();
    for (const LessonQuestion& one : progress_.toRepeat()) {
        const ShelvedLesson* from = shelf_.numbered(one.lesson);
        const auto index = static_cast<std::size_t>(one.index);
        if (!from || one.lesson == lesson.number || questions_.size() >= mostRepeated) continue;
        if (index < from->lesson.questions.size())
            questions_.push_back({one, from->lesson.questions[index]});
    }
    for (std::size_t i = 0; i < lesson.questions.size(); ++i)
        questions_.push_back({{lesson.number, static_cast<int>(i)}, lesson.questions[i]});
    asked_ = answeredRightly_ = 0;
    toAsk_ = static_cast<int>(questions_.size());
    questions_.push_front({});  // `askNext` removes the question before the first
    askNext();
}

// Tells the learner from which earlier lesson a question comes. Empty for a question about this
// lesson.
QString LearnDesk::originOf(const Asked& asked) const {
    const bool repeated = asked.at.lesson != run_->lesson().number;
    const int lesson = repeated ? asked.at.lesson : asked.question.lesson.value_or(0);
    const ShelvedLesson* from = shelf_.numbered(lesson);
    if (!from) return {};
    const QString title = LessonWords::of(from->lesson.title);
    return repeated ? tr("Once more, from lesson %1: %2").arg(lesson).arg(title)
                    : tr("From lesson %1: %2").arg(lesson).arg(title);
}

void LearnDesk::askNext() {
    if (!run_ || questions_.empty()) return;
    questions_.pop_front();
    if (!questions_.empty()) {
        const Asked& now = questions_.front();
        return card_->ask(now.question, originOf(now), ++asked_, toAsk_);
    }
    const ShelvedLesson* next = shelf_.numbered(run_->lesson().number + 1);
    const int open = progress_.next(shelf_.numbers());
    const QString done = result();
    if (next && run_->lesson().number > 0)
        return card_->finish(done + QLatin1Char('\n') +
                                 tr("Next lesson: %1").arg(LessonWords::of(next->lesson.title)),
                             tr("Next lesson"));
    card_->finish(
        open == 0 ? done + QLatin1Char('\n') + tr("You have finished all lessons.") : done,
        tr("Open the list of lessons"));
}

QString LearnDesk::result() const {
    const QString done = tr("You have finished this lesson.");
    if (toAsk_ == 0) return done;
    const QString right = tr("Right answers: %1 of %2").arg(answeredRightly_).arg(toAsk_);
    return done + QLatin1Char('\n') + right;
}

void LearnDesk::goOn() {
    if (!run_) return;
    const int number = run_->lesson().number;
    if (number > 0 && shelf_.numbered(number + 1)) return startNumber(number + 1);
    leave();
    open();
}

}  // namespace sightline::app
