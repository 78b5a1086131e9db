#include "app/window/legion/learn/lesson_progress.h"

#include <QSettings>
#include <algorithm>
#include <tuple>

namespace sightline::app {
namespace {

const QString group = QStringLiteral("learn"), failedGroup = QStringLiteral("learn/failed");

QString stateKey(int lesson) { return QStringLiteral("learn/lesson%1").arg(lesson); }
QString failedKey(int lesson, int index) {
    return QStringLiteral("%1/%2_%3").arg(failedGroup).arg(lesson).arg(index);
}

}  // namespace

LessonProgress::State LessonProgress::of(int lesson) const {
    const QString state = QSettings().value(stateKey(lesson)).toString();
    if (state == QLatin1String("done")) return State::done;
    return state == QLatin1String("begun") ? State::begun : State::fresh;
}

void LessonProgress::begin(int lesson) {
    if (of(lesson) == State::fresh) QSettings().setValue(stateKey(lesson), QStringLiteral("begun"));
}

void LessonProgress::finish(int lesson) {
    QSettings().setValue(stateKey(lesson), QStringLiteral("done"));
}

int LessonProgress::next(const std::vector<int>& lessons) const {
    const auto open = std::find_if(lessons.begin(), lessons.end(),
                                   [this](int lesson) { return of(lesson) != State::done; });
    return open == lessons.end() ? 0 : *open;
}

void LessonProgress::answered(int lesson, int index, bool right) {
    QSettings kept;
    const QString key = failedKey(lesson, index);
    if (right)
        kept.remove(key);
    else
        kept.setValue(key, kept.value(key).toInt() + 1);
}

std::vector<LessonQuestion> LessonProgress::toRepeat() const {
    QSettings kept;
    kept.beginGroup(failedGroup);
    std::vector<LessonQuestion> failed;
    for (const QString& key : kept.childKeys())
        failed.push_back({key.section(QLatin1Char('_'), 0, 0).toInt(),
                          key.section(QLatin1Char('_'), 1).toInt(), kept.value(key).toInt()});
    std::sort(failed.begin(), failed.end(), [](const auto& one, const auto& other) {
        return std::tie(one.failures, one.lesson, one.index) <
               std::tie(other.failures, other.lesson, other.index);
    });
    return failed;
}

void LessonProgress::reset() { QSettings().remove(group); }

}  // namespace sightline::app
