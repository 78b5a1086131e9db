#include "app/window/shell/session/disk_flush.h"

#include <utility>

#include "geometry/base/files/whole_file.h"

namespace sightline::app {

DiskFlush::DiskFlush() : thread_([this](const std::stop_token& stop) { work(stop); }) {}

DiskFlush::~DiskFlush() { wait(); }

void DiskFlush::ask(const std::filesystem::path& file) {
    const std::lock_guard lock(mutex_);
    wanted_ = file;
    changed_.notify_all();
}

std::optional<Problem> DiskFlush::problem() {
    const std::lock_guard lock(mutex_);
    return std::exchange(problem_, {});
}

void DiskFlush::wait() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return !wanted_ && !flushing_; });
}

void DiskFlush::work(const std::stop_token& stop) {
    std::unique_lock lock(mutex_);
    while (changed_.wait(lock, stop, [this] { return wanted_.has_value(); })) {
        const std::filesystem::path file = *std::exchange(wanted_, {});
        flushing_ = true;
        lock.unlock();
        const auto flushed = engine::flushToDisk(file);
        lock.lock();
        flushing_ = false;
        std::error_code gone;  // a missing file is no error: a game that has ended deletes its file
        if (!flushed && std::filesystem::exists(file, gone)) problem_ = flushed.problem();
        changed_.notify_all();
    }
}

}  // namespace sightline::app
