#include "app/window/drag_spot.h"

#include "app/window/scene_builder.h"
#include "app/window/scene_colours.h"
#include "app/window/scene_mission.h"

namespace sightline::app {

DragSpot::DragSpot(GameSession& session, QObject* parent) : TableTool(session, parent) {}

bool DragSpot::active() const {
    const engine::Question* question = session().question();
    return question && question->form == engine::AnswerForm::spot && question->spot;
}

void DragSpot::follow() {
    const std::size_t answers = session().running() ? session().game().journal().answers.size() : 0;
    if (active() && answers == answersThen_) return;
    answersThen_ = answers;
    dragging_ = moved_ = false;
    reason_.clear();
    if (active()) at_ = bounds().proposal;
}

bool DragSpot::confirm() { return active() && session().answer(engine::Spot{at_}); }

bool DragSpot::press(const TablePointer&) { return active(); }

void DragSpot::drag(const TablePointer& pointer) {
    if (!active()) return;
    dragging_ = true;
    put(pointer);
}

// A place that is not legal stays to be read, with its reason, and gives way to the next drag.
void DragSpot::release(const TablePointer&) {
    dragging_ = false;
    emit changed();
}

bool DragSpot::tap(const TablePointer& pointer) {
    if (!active()) return false;
    put(pointer);
    return true;
}

bool DragSpot::cancel() {
    if (!active() || !moved_) return false;
    at_ = bounds().proposal;
    moved_ = dragging_ = false;
    reason_.clear();
    emit changed();
    return true;
}

void DragSpot::put(const TablePointer& pointer) {
    pointer_ = pointer.pixel;
    at_ = geometry::Vec2{pointer.ground};
    moved_ = true;
    const auto refusal = session().game().refusalOf(engine::Spot{at_});
    reason_ = refusal ? QString::fromStdString(refusal->text) : QString();
    emit hint(reason_.isEmpty() ? tr("Press Enter to place it here") : reason_);
    emit changed();
}

void DragSpot::draw(SceneDraft& draft) const {
    if (!active()) return;
    const rendering::Colour colour = reason_.isEmpty() ? colours::legal : colours::illegal;
    addCohesionRing(draft, session().view(), bounds().near, 0.1);
    addToken(draft, at_, bounds().width, colour);
    draft.scene.discs.push_back(
        {at_, bounds().width / 2.0 + 0.15, bounds().width / 2.0 + 0.3, colour});
}

std::optional<TableNote> DragSpot::note() const {
    if (!active() || !moved_) return std::nullopt;
    if (!reason_.isEmpty()) return TableNote{reason_.toHtmlEscaped(), Tone::bad, pointer_};
    return TableNote{tr("Press Enter to place it here"), Tone::good, pointer_};
}

}  // namespace sightline::app
