#include "app/window/legion/table/table_grip.h"

#include <QGuiApplication>
#include <QMouseEvent>
#include <QWheelEvent>
#include <cmath>
#include <utility>

#include "app/window/legion/table/measure_mode.h"
#include "app/window/legion/table/table_camera.h"
#include "app/window/legion/table/table_click.h"
#include "app/window/legion/table/table_scene.h"
#include "app/window/legion/table/table_tools.h"

namespace sightline::app {
namespace {

constexpr double clickSlack = 4.0;  // maximum mouse movement during a click, logical pixels
constexpr double degreesPerPixel = 0.3;
constexpr double zoomPerNotch = 1.18;

/// The point where a ray meets the plane of the mat. If the ray points upward, the result is
/// `otherwise`.
glm::dvec3 matUnder(const geometry::Segment& ray, glm::dvec3 otherwise) {
    const double fall = ray.from.z - ray.to.z;
    return fall > 0.0 ? ray.from + (ray.to - ray.from) * (ray.from.z / fall) : otherwise;
}

}  // namespace

TablePointer TableGrip::pointerAtPixel(QPointF pixel) const {
    TablePointer pointer = pointerAt(pixel, camera_.rayAt(pixel), game_.view());
    if (const auto mini = scene_.figureAt(pointer.ray, pointer.reach)) pointer.mini = mini;
    return pointer;
}

TablePointer TableGrip::seenAtPixel(QPointF pixel) const {
    TablePointer pointer = pointerAtPixel(pixel);
    const auto owner = scene_.badgeAt(pixel, pointer.ray);
    if (!owner) return pointer;
    pointer.mini.reset();
    if (const auto* mini = std::get_if<engine::MiniId>(&*owner)) pointer.mini = *mini;
    if (const auto* token = std::get_if<engine::ObjectiveId>(&*owner)) pointer.token = *token;
    return pointer;
}

GuestPointer TableGrip::guestPointer(QPointF pixel, Qt::KeyboardModifiers modifiers) const {
    return {pixel, camera_.rayAt(pixel), modifiers};
}

void TableGrip::press(const QMouseEvent& event) {
    if (hold_ != Hold::none) return;
    pressedAt_ = last_ = event.position();
    dragged_ = false;
    const bool left = event.button() == Qt::LeftButton;
    const bool alt = event.modifiers().testFlag(Qt::AltModifier);
    if (event.button() == Qt::RightButton || (left && alt)) {
        hold_ = Hold::orbit;
    } else if (event.button() == Qt::MiddleButton || (left && panning_)) {
        hold_ = Hold::pan;
        emit cursorWanted(Qt::ClosedHandCursor);
    } else if (left) {
        hold_ = Hold::click;
        take(event);
    }
}

void TableGrip::take(const QMouseEvent& event) {
    if (guest_) {
        guestHolds_ = guest_->press(guestPointer(event.position(), event.modifiers()));
    } else if (game_.running() && !click_.picking()) {
        held_ = tools_.press(pointerAtPixel(event.position()), mode_.measuring());
    }
}

void TableGrip::move(const QMouseEvent& event) {
    const QPointF now = event.position();
    if (hold_ == Hold::none) return hover(now);
    const QPointF way = now - pressedAt_;
    if (std::hypot(way.x(), way.y()) > clickSlack) dragged_ = true;
    if (!dragged_) return;
    drag(event);
    last_ = now;
    emit changed();
}

void TableGrip::drag(const QMouseEvent& event) {
    const QPointF now = event.position(), step = now - last_;
    if (hold_ == Hold::orbit) {
        camera_.orbit(-step.x() * degreesPerPixel, step.y() * degreesPerPixel);
    } else if (hold_ == Hold::pan) {
        camera_.pan(last_, now);
    } else if (guest_) {
        if (!guestHolds_) return;
        hold_ = Hold::tool;
        guest_->drag(guestPointer(now, event.modifiers()));
    } else if (held_) {
        hold_ = Hold::tool;
        held_->drag(pointerAtPixel(now));
    }
}

void TableGrip::release(const QMouseEvent& event) {
    const Hold hold = std::exchange(hold_, Hold::none);
    TableTool* held = std::exchange(held_, nullptr);
    if (hold == Hold::pan) emit cursorWanted(mode_.cursor());
    if (hold == Hold::click || hold == Hold::tool) {
        if (guest_)
            releaseGuest(event);
        else if (game_.running())
            letGo(event, hold, held);
    }
    emit changed();
}

void TableGrip::letGo(const QMouseEvent& event, Hold hold, TableTool* held) {
    if (hold == Hold::tool && held) return held->release(pointerAtPixel(event.position()));
    if (hold != Hold::click || dragged_) return;
    const bool taken = held && held->tap(pointerAtPixel(event.position()));
    if (held && !taken) held->cancel();
    if (!taken && (click_.picking() || !mode_.measuring()))
        click_.click(seenAtPixel(event.position()));
}

void TableGrip::releaseGuest(const QMouseEvent& event) {
    const GuestPointer pointer = guestPointer(event.position(), event.modifiers());
    const bool held = std::exchange(guestHolds_, false);
    if (dragged_ && held)
        guest_->release(pointer);
    else if (!dragged_)
        guest_->tap(pointer);
}

void TableGrip::doubleClick(const QMouseEvent& event) {
    if (event.button() != Qt::LeftButton) return;
    if (guest_)
        guest_->doubleTap(guestPointer(event.position(), event.modifiers()));
    else if (game_.running())
        click_.doubleClick(seenAtPixel(event.position()));
}

void TableGrip::hover(QPointF pixel) {
    if (guest_)
        guest_->hover(guestPointer(pixel, QGuiApplication::keyboardModifiers()));
    else if (game_.running())
        click_.hover(seenAtPixel(pixel));
}

void TableGrip::wheel(const QWheelEvent& event) {
    const double notches = event.angleDelta().y() / 120.0;
    const int steps = notches > 0.0 ? 1 : -1;
    if (guest_ && guest_->wheel(steps, event.modifiers())) return;
    if (tools_.turn(hold_ == Hold::tool ? held_ : nullptr, steps)) return;
    const geometry::Segment ray = camera_.rayAt(event.position());
    glm::dvec3 anchor = camera_.destination().target;
    if (guest_)
        anchor = matUnder(ray, anchor);
    else if (game_.running())
        anchor = groundUnder(ray, game_.view().battlefield);
    camera_.zoom(std::pow(zoomPerNotch, notches), anchor);
    emit changed();
}

}  // namespace sightline::app
