/// How long the event loop of a window stands still, and what it did meanwhile.
#pragma once
#include <array>
#include <atomic>
#include <chrono>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "app/window/words/last_words.h"

namespace sightline::app {

/// One stop: between two moments at which the loop took the next event.
struct LoopStop {
    double milliseconds = 0.0;
    std::string event;               ///< what was handled, and by which object
    std::vector<std::string> doing;  ///< functions of ours on the stack, one line a sample
};

/// An application that times each event; loops inside of events, such as those of dialogs, count as
/// alive. A thread beside it looks at the stack of events that take long.
class WatchedApplication : public Application {
  public:
    WatchedApplication(int& argc, char** argv, std::chrono::milliseconds tolerated);
    ~WatchedApplication() override;

    bool notify(QObject* receiver, QEvent* event) override;
    /// Stops longer than tolerated since the last call.
    std::vector<LoopStop> takeStops();

  private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::size_t mostFrames = 96, mostSamples = 24;
    struct Sample {
        std::array<void*, mostFrames> frames;
        int depth = 0;
    };
    static void look(int);
    void watch();
    void begin();
    void end(const QObject* receiver, int type);

    static WatchedApplication* watched_;
    const std::chrono::milliseconds tolerated_, betweenSamples_;
    int depth_ = 0;
    std::atomic<std::int64_t> since_{0};  ///< of the event at work; 0: the loop waits
    std::array<Sample, mostSamples> samples_;
    std::atomic<std::size_t> taken_{0};
    std::mutex mutex_;
    std::vector<LoopStop> stops_;
    std::atomic<bool> over_{false};
    pthread_t window_;
    std::thread thread_;
};

}  // namespace sightline::app
