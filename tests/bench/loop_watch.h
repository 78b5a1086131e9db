/// Watches the event loop of a window. Measures each time span in which one event blocks the loop,
/// and samples the call stack during this time.
#pragma once
#include <array>
#include <atomic>
#include <chrono>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "app/window/shell/words/last_words.h"

namespace sightline::app {

/// One stop of the event loop: the time in which the loop handled one event and took no other
/// event.
struct LoopStop {
    double milliseconds = 0.0;
    std::string event;               ///< the event that was handled, and its receiver
    std::vector<std::string> doing;  ///< functions of our program on the call stack, one line for
                                     ///< each sample
};

/// An application that measures the time of each event. Nested event loops, such as those of
/// dialogs, do not count as stops. A second thread samples the call stack during long events.
class WatchedApplication : public Application {
  public:
    WatchedApplication(int& argc, char** argv, std::chrono::milliseconds tolerated);
    ~WatchedApplication() override;

    bool notify(QObject* receiver, QEvent* event) override;
    /// Returns the stops that were longer than allowed and that happened after the previous call.
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
    std::atomic<std::int64_t> since_{0};  ///< start of the current event; 0: the loop waits for
                                          ///< events
    std::array<Sample, mostSamples> samples_;
    std::atomic<std::size_t> taken_{0};
    std::mutex mutex_;
    std::vector<LoopStop> stops_;
    std::atomic<bool> over_{false};
    pthread_t window_;
    std::thread thread_;
};

}  // namespace sightline::app
