/// Folders that a process locks while it uses them. A folder without a lock belonged to a killed
/// process and can be removed.
#pragma once
#include <filesystem>
#include <optional>

#include "geometry/base/files/open_file.h"

namespace sightline::app {

/// A folder that this process created and keeps locked. When the process ends for any reason, the
/// system releases the lock.
class LockedFolder {
  public:
    /// Creates and locks a folder. `access` has its permissions before the process's umask is
    /// applied. Empty if the name exists or the folder cannot be created; `error` then has the
    /// reason.
    static std::optional<LockedFolder> make(const std::filesystem::path& path, unsigned access,
                                            std::error_code& error);
    const std::filesystem::path& path() const { return path_; }

  private:
    LockedFolder(std::filesystem::path path, engine::OpenFile lock)
        : path_(std::move(path)), lock_(std::move(lock)) {}
    std::filesystem::path path_;
    engine::OpenFile lock_;
};

/// Removes the folder with its content if it belongs to this user and no process has locked it.
/// Symbolic links are not followed. Callers may pass only names that `LockedFolder::make` created,
/// because any other unlocked folder would be deleted, too.
void removeAbandoned(const std::filesystem::path& folder);

}  // namespace sightline::app
