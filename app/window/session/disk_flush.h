/// Waits for the disk in the window's place: what a file holds outlasts a power cut a moment later.
#pragma once
#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <optional>
#include <thread>

#include "geometry/measure/result.h"

namespace sightline::app {

class DiskFlush {
  public:
    DiskFlush();
    /// Waits until the disk holds what was asked for last.
    ~DiskFlush();
    DiskFlush(const DiskFlush&) = delete;
    DiskFlush& operator=(const DiskFlush&) = delete;

    /// The file as it is now, or later: asked twice while the disk is busy, it is flushed once.
    void ask(const std::filesystem::path& file);
    /// Why the latest flush failed that has ended; told once.
    std::optional<Problem> problem();
    /// Waits until nothing is left to be flushed.
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
