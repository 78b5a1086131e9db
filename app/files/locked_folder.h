/// Folders locked by a process, so that other processes recognize folders left behind by a killed
/// one.
#pragma once
#include <filesystem>
#include <optional>

#include "geometry/base/files/open_file.h"

namespace sightline::app {

/// A folder that this process created and locks. The system releases the lock when the process ends
/// in any way.
class LockedFolder {
  public:
    /// `access`: permissions, before the process's umask. None if the name exists or the folder
    /// cannot be created; `error` has the reason.
    static std::optional<LockedFolder> make(const std::filesystem::path& path, unsigned access,
                                            std::error_code& error);
    const std::filesystem::path& path() const { return path_; }

  private:
    LockedFolder(std::filesystem::path path, engine::OpenFile lock)
        : path_(std::move(path)), lock_(std::move(lock)) {}
    std::filesystem::path path_;
    engine::OpenFile lock_;
};

/// Removes the folder with its content if it belongs to this user and no process holds it. Does not
/// follow symbolic links. Only for names that are created by `LockedFolder::make` alone.
void removeAbandoned(const std::filesystem::path& folder);

}  // namespace sightline::app
