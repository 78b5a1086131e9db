/// Runs work on another thread and waits for its result. Meanwhile, the window continues to handle
/// its events. Only one job can run at a time.
#pragma once
#include <QObject>
#include <functional>
#include <optional>
#include <stop_token>
#include <type_traits>
#include <utility>

namespace sightline::app {

class AwaitedJob : public QObject {
    Q_OBJECT

  public:
    explicit AwaitedJob(QObject* parent = nullptr) : QObject(parent) {}

    /// Returns the result of `work(stop_token)`. The function `stop` and the end of the program
    /// request a stop. No other job may be running. During the work, neither the data that `work`
    /// reads nor the data that the window draws may change.
    template <class Work>
    auto await(Work work) {
        std::optional<std::invoke_result_t<Work, std::stop_token>> result;
        run([&](const std::stop_token& stop) { result.emplace(work(stop)); });
        return std::move(*result);
    }
    bool busy() const { return busy_; }
    void stop() {
        if (busy_) stop_.request_stop();
    }
    bool stopped() const { return stop_.stop_requested(); }

  signals:
    void lasting();  ///< emitted if the work takes longer than a moment
    void ended();    ///< emitted when any work has ended, even if it was short

  private:
    void run(const std::function<void(const std::stop_token&)>& work);

    bool busy_ = false;
    std::stop_source stop_;
};

}  // namespace sightline::app
