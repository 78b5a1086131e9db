/// Waits for a condition in a window test. The window's events are handled during the wait.
#pragma once
#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QTimer>

namespace sightline::app {

#ifdef __SANITIZE_ADDRESS__
inline constexpr int slowerBySanitizer = 5;
#else
inline constexpr int slowerBySanitizer = 1;
#endif

/// Waits until the condition is true. Returns false if it is still false after `milliseconds`,
/// which are longer in a program with a sanitizer. Sleeps only if no event is pending.
template <class Condition>
bool waitUntil(Condition condition, int milliseconds = 30'000) {
    const QDeadlineTimer deadline(milliseconds * slowerBySanitizer);
    QTimer wake;  // a thread or another program may change the condition
    wake.start(5);
    while (!condition()) {
        if (deadline.hasExpired()) return false;
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    return true;
}

}  // namespace sightline::app
