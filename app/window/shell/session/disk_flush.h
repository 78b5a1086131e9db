/// Flushes files to disk on another thread. Their content then survives a power cut a moment later.
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
    /// Waits until the latest requested file is on the disk.
    ~DiskFlush();
    DiskFlush(const DiskFlush&) = delete;
    DiskFlush& operator=(const DiskFlush&) = delete;

    /// Flushes the file in its present state or a later state. Two requests while the disk is busy
    /// cause only one flush.
    void ask(const std::filesystem::path& file);
    /// The reason why the latest completed flush failed. It is returned only once.
    std::optional<Problem> problem();
    /// Waits until no flush is pending.
    void wait();

  private:
    void work(const std::stop_token& stop);

    std::mutex mutex_;
    std::condition_variable_any changed_;
    std::optional<std::filesystem::path> wanted_;
    bool flushing_ = false;
    std::optional<Problem> problem_;
    std::jthread thread_;  ///< the last member, because it must end before the members that it uses
};

}  // namespace sightline::app
