/// LatestJob: runs work on a background thread. Only the latest request counts; older requests and
/// their results are discarded. The data that the work reads must not change. Work may read a View
/// of the game, because a View never changes.
#pragma once
#include <QObject>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <thread>

namespace sightline::app {

class LatestJob : public QObject {
    Q_OBJECT

  public:
    /// The function that the work returns. It runs on the window's thread and shows the result.
    using Finish = std::function<void()>;
    using Work = std::function<Finish()>;

    explicit LatestJob(QObject* parent = nullptr);
    ~LatestJob() override;

    void ask(Work work);
    /// Discards the current request and its result.
    void forget();
    bool busy() const { return busy_; }

  private:
    void serve();
    void deliver(std::uint64_t number, const Finish& finish);

    std::mutex mutex_;
    std::condition_variable wake_;
    Work next_;
    std::uint64_t nextNumber_ = 0;
    bool stop_ = false;
    std::uint64_t latest_ = 0;
    bool busy_ = false;
    std::thread thread_;
};

}  // namespace sightline::app
