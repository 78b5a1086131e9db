/// The contents rectangle of a widget: the part that its contents margins leave free.
#pragma once
#include <QEvent>

namespace sightline::app {

/// True if the event tells that the size or the contents margins of a widget have changed. Notes
/// over the table then need another place.
inline bool changesContentsRect(const QEvent& event) {
    return event.type() == QEvent::Resize || event.type() == QEvent::ContentsRectChange;
}

}  // namespace sightline::app
