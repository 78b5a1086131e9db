/// A job on another thread for which one step of the program waits. Meanwhile the window continues
/// to handle its events. Only one job runs at a time.
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

    /// Returns the result of `work(stop_token)`. A call of `stop`, or the end of the program,
    /// requests a stop. No other job may run. Until the end, two kinds of data must not change: the
    /// data that `work` reads, and the data that the window draws.
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
    /// True if a stop of the latest work was requested.
    bool stopped() const { return stop_.stop_requested(); }

  signals:
    void lasting();  ///< emitted when the work takes longer than a moment
    void ended();    ///< emitted at the end of short and long work

  private:
    void run(const std::function<void(const std::stop_token&)>& work);

    bool busy_ = false;
    std::stop_source stop_;
};

}  // namespace sightline::app
