/// Work beside the window's thread where only the latest request counts: older ones are dropped,
/// their answers too. What a job reads must be immutable (a View is).
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
    /// What a job leaves to do on the window's thread.
    using Finish = std::function<void()>;
    using Work = std::function<Finish()>;

    explicit LatestJob(QObject* parent = nullptr);
    ~LatestJob() override;

    void ask(Work work);
    /// Nobody waits any more for what was asked.
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
