#include "app/window/layouts/layout/trace_hand.h"

#include <utility>

#include "app/window/shell/scene/scene_colours.h"

namespace sightline::app {
namespace {

using geometry::Vec2;
using geometry::Vec3;

}  // namespace

TraceHand::TraceHand(LayoutSession& session, const TracePicture& picture, QObject* parent)
    : QObject(parent), session_(session), picture_(picture) {
    connect(&picture, &TracePicture::changed, this, &TraceHand::changed);
    connect(&session, &LayoutSession::replaced, this, &TraceHand::forget);
    connect(&session, &LayoutSession::changed, this, [this] {
        if (!session_.layout().trace) forget();
    });
}

void TraceHand::forget() {
    points_.clear();
    setActive(false);
}

void TraceHand::setActive(bool on) {
    on = on && session_.layout().trace;
    if (!on) {
        drag_.reset();
        asking_ = false;
    }
    if (std::exchange(active_, on) == on) return;
    emit hint(on ? tr("Drag the picture to its place; Esc goes back to the terrain") : QString());
    emit activeChanged(on);
    emit changed();
}

void TraceHand::askForPoints() {
    setActive(true);
    if (!active_) return;
    points_.clear();
    asking_ = true;
    emit hint(tr("Click two points of the picture whose distance you know"));
    emit changed();
}

double TraceHand::distance() const {
    return engine::apart(*session_.layout().trace, points_[0], points_[1]);
}

void TraceHand::scaleTo(double inches) {
    if (!session_.layout().trace || !hasPoints()) return;
    const auto scaled = engine::scaledTo(*session_.layout().trace, points_[0], points_[1], inches);
    session_.apply(engine::LayoutStep::trace, scaled ? engine::withTrace(session_.layout(), *scaled)
                                                     : engine::Edited(scaled.problem()));
}

bool TraceHand::press(Vec2 at) {
    if (asking_ || !session_.layout().trace) return false;
    drag_ = Drag{at, *session_.layout().trace};
    return true;
}

void TraceHand::drag(Vec2 at) {
    if (!drag_ || !session_.layout().trace) return;
    drag_->trace = *session_.layout().trace;
    drag_->trace.middle += at - drag_->grip;
    emit changed();
}

void TraceHand::release() {
    const auto moved = std::exchange(drag_, std::nullopt);
    if (moved)
        session_.apply(engine::LayoutStep::trace,
                       engine::withTrace(session_.layout(), moved->trace));
    emit changed();
}

void TraceHand::tap(Vec2 at) {
    drag_.reset();
    if (asking_ && session_.layout().trace) {
        points_.push_back(engine::onPicture(*session_.layout().trace, at));
        asking_ = !hasPoints();
        if (hasPoints()) emit pointsSet();
    }
    emit changed();
}

bool TraceHand::cancel() {
    if (!active_) return false;
    const bool busy = drag_ || asking_;
    drag_.reset();
    if (std::exchange(asking_, false)) points_.clear();
    if (!busy) setActive(false);
    emit changed();
    return true;
}

void TraceHand::draw(SceneDraft& draft, double line) const {
    if (!session_.layout().trace) return;
    const engine::Trace& trace = drag_ ? drag_->trace : *session_.layout().trace;
    picture_.draw(draft, trace);
    if (!active_) return;
    drawFrame(draft, trace, line);
    drawPoints(draft, trace, line);
}

void TraceHand::drawFrame(SceneDraft& draft, const engine::Trace& trace, double line) const {
    const double half = picture_.height() / 2.0;
    if (half <= 0.0) return;
    draft.scene.polygons.push_back(
        {{engine::onTable(trace, {-0.5, -half}), engine::onTable(trace, {0.5, -half}),
          engine::onTable(trace, {0.5, half}), engine::onTable(trace, {-0.5, half})},
         {},
         colours::selection,
         line});
}

void TraceHand::drawPoints(SceneDraft& draft, const engine::Trace& trace, double line) const {
    // Inches. The line between the two points is drawn this high above the picture.
    constexpr double overThePicture = 0.15;
    for (const engine::PicturePoint point : points_)
        draft.scene.discs.push_back(
            {engine::onTable(trace, point), 0.0, 3.0 * line, colours::caution()});
    if (!hasPoints()) return;
    draft.scene.tubes.push_back({Vec3{engine::onTable(trace, points_[0]), overThePicture},
                                 Vec3{engine::onTable(trace, points_[1]), overThePicture}, line / 2,
                                 colours::caution()});
}

}  // namespace sightline::app
