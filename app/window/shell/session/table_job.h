/// A background job in which only the latest request counts. Older requests and their results are
/// dropped. The data that a job reads must be immutable (a View is).
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
    /// The last step of a job. It runs on the window's thread.
    using Finish = std::function<void()>;
    using Work = std::function<Finish()>;

    explicit LatestJob(QObject* parent = nullptr);
    ~LatestJob() override;

    void ask(Work work);
    /// Drops the current request and its result.
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
