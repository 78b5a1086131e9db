/// Work beside the window's thread that a step of the program waits for while the window goes on:
/// its events are handled until the work is done. One at a time.
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

    /// What `work(stop_token)` returns. It is told to stop when somebody says so, or when the
    /// program ends meanwhile. Must not be busy. What it reads must stay as it is, and so must what
    /// the window shows of it.
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
    /// The latest work was told to stop.
    bool stopped() const { return stop_.stop_requested(); }

  signals:
    void lasting();  ///< for longer than a player takes for at once
    void ended();    ///< whether it lasted or not

  private:
    void run(const std::function<void(const std::stop_token&)>& work);

    bool busy_ = false;
    std::stop_source stop_;
};

}  // namespace sightline::app
