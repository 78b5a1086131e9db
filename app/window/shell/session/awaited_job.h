/// A job on another thread that one step of the program waits for. Meanwhile the window keeps
/// handling its events. Only one job runs at a time.
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

    /// Returns the result of `work(stop_token)`. `stop`, or the end of the program, requests a
    /// stop. Must not be busy. The data that `work` reads must not change meanwhile, nor may the
    /// data behind the window's picture of it.
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
    /// A stop of the latest work was requested.
    bool stopped() const { return stop_.stop_requested(); }

  signals:
    void lasting();  ///< the work takes longer than a player takes for instant
    void ended();    ///< emitted for short and for long work

  private:
    void run(const std::function<void(const std::stop_token&)>& work);

    bool busy_ = false;
    std::stop_source stop_;
};

}  // namespace sightline::app
