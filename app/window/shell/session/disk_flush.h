/// Flushes files to disk on another thread. So their content soon survives a power cut, and the
/// window does not wait for the disk.
#pragma once
#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <optional>
#include <thread>

#include "geometry/base/result.h"

namespace sightline::app {

class DiskFlush {
  public:
    DiskFlush();
    /// Waits until the file that was requested last is on the disk.
    ~DiskFlush();
    DiskFlush(const DiskFlush&) = delete;
    DiskFlush& operator=(const DiskFlush&) = delete;

    /// Requests a flush of the file. If the thread is still busy, several requests are combined to
    /// one flush.
    void ask(const std::filesystem::path& file);
    /// The reason why the latest flush failed. Each failure is returned only once.
    std::optional<Problem> problem();
    void wait();

  private:
    void work(const std::stop_token& stop);

    std::mutex mutex_;
    std::condition_variable_any changed_;
    std::optional<std::filesystem::path> wanted_;
    bool flushing_ = false;
    std::optional<Problem> problem_;
    std::jthread thread_;  ///< must be the last member, because the thread uses the other members
};

}  // namespace sightline::app
