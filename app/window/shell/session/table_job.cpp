#include "app/window/shell/session/table_job.h"

#ifdef __linux__
#include <sys/resource.h>
#include <unistd.h>
#endif

#include <utility>

namespace sightline::app {
namespace {

#ifdef __linux__
// This number is added to the Unix niceness of the thread. A higher niceness is a lower priority.
constexpr int lessUrgent = 5;
#endif

/// Lowers the priority of this thread and of the threads that it starts. The window's software
/// renderer may need the processor.
void yieldToTheWindow() {
#ifdef __linux__
    setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()),
                getpriority(PRIO_PROCESS, 0) + lessUrgent);
#endif
}

}  // namespace

LatestJob::LatestJob(QObject* parent) : QObject(parent), thread_([this] { serve(); }) {}

LatestJob::~LatestJob() {
    {
        const std::lock_guard lock(mutex_);
        stop_ = true;
        next_ = nullptr;
    }
    wake_.notify_one();
    thread_.join();
}

void LatestJob::ask(Work work) {
    busy_ = true;
    ++latest_;
    {
        const std::lock_guard lock(mutex_);
        next_ = std::move(work);
        nextNumber_ = latest_;
    }
    wake_.notify_one();
}

void LatestJob::forget() {
    busy_ = false;
    ++latest_;
    const std::lock_guard lock(mutex_);
    next_ = nullptr;
}

void LatestJob::serve() {
    yieldToTheWindow();
    for (;;) {
        std::unique_lock lock(mutex_);
        wake_.wait(lock, [this] { return stop_ || next_; });
        if (stop_) return;
        const Work work = std::exchange(next_, nullptr);
        const std::uint64_t number = nextNumber_;
        lock.unlock();
        const Finish finish = work();
        const auto hand = [this, number, finish] { deliver(number, finish); };
        QMetaObject::invokeMethod(this, hand, Qt::QueuedConnection);
    }
}

void LatestJob::deliver(std::uint64_t number, const Finish& finish) {
    if (number != latest_) return;
    busy_ = false;
    finish();
}

}  // namespace sightline::app
