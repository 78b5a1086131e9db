#include "app/window/legion/timeline/timeline_words.h"

#include "app/window/legion/words/question_words.h"
#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/look/theme.h"

namespace sightline::app {

QString TimelineWords::part(const engine::View& view) {
    if (view.sandbox) return tr("the sandbox");
    if (view.over) return tr("the end of the battle");
    if (view.phase == engine::Phase::setup) return tr("the setup");
    if (view.activating)
        return tr("round %1, %2's activation of %3")
            .arg(view.round)
            .arg(theme::nameOf(view.unit(*view.activating).player),
                 UnitWords::label(view, *view.activating));
    if (view.phase == engine::Phase::activation)
        return tr("round %1, %2's turn").arg(view.round).arg(theme::nameOf(view.active));
    return tr("round %1, %2").arg(view.round).arg(QuestionWords::phase(view.phase));
}

QString TimelineWords::lookingBack(const engine::View& view, std::size_t answers, std::size_t of) {
    return tr("Looking back: %1 (answer %2 of %3)").arg(part(view)).arg(answers).arg(of);
}

QString TimelineWords::now(const engine::View& view, std::size_t answers) {
    return tr("Now: %1 (answer %2)").arg(part(view)).arg(answers);
}

QString TimelineWords::watching(const QString& file, const engine::View& view, std::size_t answers,
                                std::size_t of) {
    return tr("Watching %1: %2 (answer %3 of %4)").arg(file, part(view)).arg(answers).arg(of);
}

}  // namespace sightline::app
