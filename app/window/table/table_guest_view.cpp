// A table that shows a guest instead of a game: who hears the mouse and the keys, and what a frame
// holds.
#include <QMouseEvent>
#include <QWheelEvent>
#include <utility>

#include "app/window/table/table_view_parts.h"

namespace sightline::app {

void TableView::setGuest(TableGuest* guest) {
    Parts& parts = *parts_;
    if (parts.guest) parts.guest->disconnect(this);
    parts.guest = guest;
    if (!guest) return refresh();
    guest->setSight({[this](geometry::Vec3 point) { return screenOf(point); },
                     [this](QPointF pixel) { return rayAt(pixel); }});
    connect(guest, &TableGuest::changed, this, [this] {
        if (parts_->renderer) parts_->models.want(parts_->guest->shown());
        refresh();
    });
    connect(guest, &TableGuest::tableReplaced, this, [this] {
        parts_->atHome = true;
        parts_->camera.jumpTo(*namedCamera(QStringLiteral("table")));
        refresh();
    });
    connect(guest, &TableGuest::hint, this, &TableView::hint);
    connect(guest, &QObject::destroyed, this, [this] { parts_->guest = nullptr; });
    if (parts.renderer) parts.models.want(guest->shown());
    parts.camera.jumpTo(*namedCamera(QStringLiteral("table")));
    refresh();
}

void TableView::Parts::buildGuestScene(rendering::Scene& scene) {
    SceneDraft draft{scene, images};
    SceneFocus shown;
    shown.line = lineWidth();
    shown.pieces = guest->outlined();
    buildTable(draft, guest->shown(), shown);
    guest->draw(draft, shown.line);
}

GuestPointer TableView::guestPointer(QPointF pixel, Qt::KeyboardModifiers modifiers) const {
    return {pixel, rayAt(pixel), modifiers};
}

void TableView::pressGuest(const QMouseEvent& event) {
    parts_->grip = Parts::Grip::click;
    parts_->guestHolds = parts_->guest->press(guestPointer(event.position(), event.modifiers()));
}

void TableView::dragGuest(const QMouseEvent& event) {
    if (!parts_->guestHolds) return;
    parts_->grip = Parts::Grip::tool;
    parts_->guest->drag(guestPointer(event.position(), event.modifiers()));
}

void TableView::releaseGuest(const QMouseEvent& event, bool dragged) {
    const GuestPointer pointer = guestPointer(event.position(), event.modifiers());
    const bool held = std::exchange(parts_->guestHolds, false);
    if (dragged && held)
        parts_->guest->release(pointer);
    else if (!dragged)
        parts_->guest->tap(pointer);
}

}  // namespace sightline::app
