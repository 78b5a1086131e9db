/// Flushes files to disk on another thread, so that their content survives a power cut a moment
/// later.
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
    /// Waits until the disk holds the latest requested file.
    ~DiskFlush();
    DiskFlush(const DiskFlush&) = delete;
    DiskFlush& operator=(const DiskFlush&) = delete;

    /// Flushes the file as it is now, or later: two requests while the disk is busy are flushed
    /// once.
    void ask(const std::filesystem::path& file);
    /// Why the latest finished flush failed; returned only once.
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
    std::jthread thread_;  ///< last: it ends before what it uses
};

}  // namespace sightline::app
