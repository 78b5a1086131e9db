/// Folders that one process holds for as long as it lives, so that others know those which a kill
/// left behind.
#pragma once
#include <filesystem>
#include <optional>

#include "engine/files/open_file.h"

namespace sightline::app {

/// A folder that this process made and holds. The system ends the hold with the process, however
/// it ends.
class HeldFolder {
  public:
    /// `access`: who may use it, less the process's mask. None when something has that name or the
    /// folder cannot be made; `error` says why.
    static std::optional<HeldFolder> make(const std::filesystem::path& path, unsigned access,
                                          std::error_code& error);
    const std::filesystem::path& path() const { return path_; }

  private:
    HeldFolder(std::filesystem::path path, engine::OpenFile lock)
        : path_(std::move(path)), lock_(std::move(lock)) {}
    std::filesystem::path path_;
    engine::OpenFile lock_;
};

/// Removes the folder with everything in it when it belongs to this user and no process holds it.
/// Links are not followed. Only for names that nothing but `HeldFolder::make` is given.
void removeAbandoned(const std::filesystem::path& folder);

}  // namespace sightline::app
