#include "bench/loop_watch.h"

#include <cxxabi.h>
#include <dlfcn.h>
#include <execinfo.h>
#include <pthread.h>

#include <QAbstractEventDispatcher>
#include <QMetaEnum>
#include <QPointer>
#include <csignal>
#include <cstdlib>

namespace sightline::app {
namespace {

constexpr int ownFrames = 2;  // number of stack frames that the signal and its handler add

std::string nameOf(void* address) {
    Dl_info info;
    if (dladdr(address, &info) == 0 || !info.dli_sname) return {};
    int status = 0;
    char* plain = abi::__cxa_demangle(info.dli_sname, nullptr, nullptr, &status);
    std::string name = status == 0 ? plain : info.dli_sname;
    std::free(plain);
    return name.substr(0, name.find('('));
}

// The innermost function of any library, and the functions of our program that called it.
std::string lineOf(void* const* frames, int depth) {
    std::string line;
    std::string last;
    for (int i = ownFrames; i < depth; ++i) {
        const std::string name = nameOf(frames[i]);
        const bool ours = name.find("sightline") != std::string::npos;
        if (name.empty() || name == last || (!ours && i > ownFrames + 3)) continue;
        if (name.find("WatchedApplication") != std::string::npos) continue;
        line += (line.empty() ? "" : " < ") + name;
        last = name;
    }
    return line;
}

std::string wordsOf(const QObject* receiver, int type) {
    const char* event = QMetaEnum::fromType<QEvent::Type>().valueToKey(type);
    return std::string(event ? event : "event") + " of " + receiver->metaObject()->className() +
           " " + receiver->objectName().toStdString();
}

}  // namespace

WatchedApplication* WatchedApplication::watched_ = nullptr;

WatchedApplication::WatchedApplication(int& argc, char** argv, std::chrono::milliseconds tolerated)
    : Application(argc, argv),
      tolerated_(tolerated),
      betweenSamples_(tolerated / 2),
      window_(pthread_self()) {
    watched_ = this;
    void* first[1];
    backtrace(first, 1);  // loads the library now, because the signal handler may not load it
    std::signal(SIGUSR1, look);
    auto* loop = QAbstractEventDispatcher::instance();
    connect(loop, &QAbstractEventDispatcher::aboutToBlock, this, [this] {
        if (depth_ > 0) end(this, QEvent::None);
    });
    connect(loop, &QAbstractEventDispatcher::awake, this, [this] {
        if (depth_ > 0) begin();
    });
    thread_ = std::thread([this] { watch(); });
}

WatchedApplication::~WatchedApplication() {
    over_ = true;
    thread_.join();
    watched_ = nullptr;
}

void WatchedApplication::look(int) {
    const std::size_t next = watched_->taken_;
    if (next == mostSamples) return;
    Sample& sample = watched_->samples_[next];
    sample.depth = backtrace(sample.frames.data(), static_cast<int>(mostFrames));
    watched_->taken_ = next + 1;
}

void WatchedApplication::watch() {
    while (!over_) {
        std::this_thread::sleep_for(betweenSamples_);
        const std::int64_t since = since_;
        const Clock::duration at = Clock::now().time_since_epoch();
        if (since != 0 && at - Clock::duration(since) > betweenSamples_)
            pthread_kill(window_, SIGUSR1);
    }
}

void WatchedApplication::begin() {
    taken_ = 0;
    since_ = Clock::now().time_since_epoch().count();
}

void WatchedApplication::end(const QObject* receiver, int type) {
    const std::int64_t since = since_.exchange(0);
    if (since == 0) return;
    const Clock::duration took = Clock::now().time_since_epoch() - Clock::duration(since);
    if (took < tolerated_) return;
    LoopStop stop{.milliseconds = std::chrono::duration<double, std::milli>(took).count(),
                  .event = wordsOf(receiver, type)};
    for (std::size_t i = 0; i < taken_; ++i)
        stop.doing.push_back(lineOf(samples_[i].frames.data(), samples_[i].depth));
    const std::lock_guard lock(mutex_);
    stops_.push_back(std::move(stop));
}

bool WatchedApplication::notify(QObject* receiver, QEvent* event) {
    const bool outermost = depth_ == 0;
    const int type = event->type();
    const QPointer<QObject> kept(receiver);
    ++depth_;
    if (outermost) begin();
    const bool handled = Application::notify(receiver, event);
    --depth_;
    if (outermost) end(kept ? kept.data() : this, type);
    return handled;
}

std::vector<LoopStop> WatchedApplication::takeStops() {
    const std::lock_guard lock(mutex_);
    return std::exchange(stops_, {});
}

}  // namespace sightline::app
