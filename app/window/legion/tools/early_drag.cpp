#include "app/window/legion/tools/early_drag.h"

#include <utility>

#include "app/window/legion/tools/table_answers.h"
#include "app/window/legion/words/question_words.h"
#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/words/message_words.h"
#include "engine/legion/advice/choices/choice_help.h"
#include "engine/legion/rules/asking/ask.h"

namespace sightline::app {
namespace {

bool asksForAction(const engine::Question& question) {
    return question.ask == engine::Ask::chooseAction ||
           question.ask == engine::Ask::chooseFreeAction;
}

std::optional<engine::UnitId> actorOf(const engine::Question& question, const engine::View& view) {
    return question.unit.none() ? view.activating : std::optional(question.unit);
}

}  // namespace

bool EarlyDrag::press(const TablePointer& pointer) {
    if (!session().running() || !session().question() || !pointer.mini) return false;
    if (session().view().sandbox) return false;
    pressed_ = pointer;
    begun_ = moves_ = false;
    why_.clear();
    return true;
}

void EarlyDrag::drag(const TablePointer& pointer) {
    pointer_ = pointer.pixel;
    if (!std::exchange(begun_, true)) begin();
    if (moves_) return move_.drag(pointer);
    emit changed();
}

void EarlyDrag::release(const TablePointer& pointer) {
    const bool moved = std::exchange(moves_, false);
    why_.clear();
    if (moved) move_.release(pointer);
    emit changed();
}

bool EarlyDrag::cancel() {
    moves_ = false;
    if (why_.isEmpty()) return false;
    why_.clear();
    emit changed();
    return true;
}

void EarlyDrag::begin() {
    const engine::UnitId unit = session().view().mini(*pressed_.mini).unit;
    const engine::Question& question = *session().question();
    const bool acts = asksForAction(question) && actorOf(question, session().view()) == unit;
    if (!acts || !chooseMove(unit)) why_ = whyNot(unit);
}

// Answers with the action Move, and passes the drag to the tool for moves. Returns false if the
// question does not offer the action.
bool EarlyDrag::chooseMove(engine::UnitId unit) {
    const std::optional<int> option = optionOf(*session().question(), engine::Action::move);
    if (!option) return false;
    const engine::Pick answer{*option};
    if (!session().answer(answer)) return true;
    moves_ = move_.active() && session().question()->unit == unit && move_.press(pressed_);
    return true;
}

// The text for a miniature that does not move. A choice that the player must make first is named.
QString EarlyDrag::whyNot(engine::UnitId unit) const {
    const engine::View& view = session().view();
    const engine::Question& question = *session().question();
    const QString name = UnitWords::label(view, unit);
    if (asksForAction(question)) {
        const auto actor = actorOf(question, view);
        if (actor == unit) return whyNoMove();
        return actor ? tr("%1 acts now: drag one of its miniatures to move it")
                           .arg(UnitWords::label(view, *actor))
                     : QuestionWords::prompt(question, view);
    }
    if (question.ask == engine::Ask::chooseUnitToActivate) {
        if (optionOf(question, unit))
            return tr("Double-click %1 to activate it, then move it").arg(name);
        if (view.unit(unit).player != question.player)
            return tr("It is the turn of %1").arg(theme::nameOf(question.player));
        return QStringLiteral("%1: %2").arg(name, UnitWords::state(view.unit(unit)));
    }
    return tr("First answer: %1").arg(QuestionWords::prompt(question, view));
}

QString EarlyDrag::whyNoMove() const {
    for (const engine::RefusedAction& refused : engine::refusedActions(session().game()))
        if (refused.action == engine::Action::move) return MessageWords::said(refused.why);
    return QuestionWords::prompt(*session().question(), session().view());
}

std::optional<TableNote> EarlyDrag::note() const {
    if (why_.isEmpty()) return std::nullopt;
    return TableNote{why_.toHtmlEscaped(),
                     Tone::bad,
                     pointer_,
                     {},
                     {session().view().mini(*pressed_.mini).mini}};
}

}  // namespace sightline::app
