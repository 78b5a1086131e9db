/// Waiting in a test of the window: its events are handled until something holds.
#pragma once
#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QTimer>

namespace sightline::app {

/// False after so many milliseconds. Sleeps only while the window has nothing to do.
template <class Condition>
bool waitUntil(Condition condition, int milliseconds = 30'000) {
    const QDeadlineTimer deadline(milliseconds);
    QTimer wake;  // conditions may hang on other threads and programs
    wake.start(5);
    while (!condition()) {
        if (deadline.hasExpired()) return false;
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    return true;
}

}  // namespace sightline::app
