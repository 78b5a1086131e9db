#include "app/window/shell/session/awaited_job.h"

#include <QEventLoop>
#include <QTimer>
#include <future>

namespace sightline::app {
namespace {

constexpr int atOnce = 150;  // milliseconds; work that takes less time shows no progress
constexpr int workDone = 1;  // exit code of the event loop when the work is done

/// Ends the event loop when the work is done, even after an exception.
struct Waker {
    QEventLoop& loop;
    ~Waker() {
        QMetaObject::invokeMethod(
            &loop, [&loop = loop] { loop.exit(workDone); }, Qt::QueuedConnection);
    }
};

}  // namespace

void AwaitedJob::run(const std::function<void(const std::stop_token&)>& work) {
    busy_ = true;
    stop_ = {};
    QEventLoop loop;
    QTimer patience;
    patience.setSingleShot(true);
    connect(&patience, &QTimer::timeout, this, &AwaitedJob::lasting);
    patience.start(atOnce);
    auto done = std::async(std::launch::async, [&, stop = stop_.get_token()] {
        const Waker waker{loop};
        work(stop);
    });
    if (loop.exec() != workDone) stop();
    patience.stop();
    done.wait();
    busy_ = false;
    emit ended();
    done.get();
}

}  // namespace sightline::app
