/// Layouts that are named on the command line: a layout file, or a table that somebody shared.
#pragma once
#include <filesystem>

#include "app/files/load.h"

namespace sightline::app {

/// A folder of its own among the temporary ones, gone with everything in it when this goes.
class TemporaryFolder {
  public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    const std::filesystem::path& path() const { return path_; }

  private:
    std::filesystem::path path_;
};

/// With its models; nothing of a shared table stays on the disk. Problems: those of
/// `loadAnyLayout`.
Result<Layout> loadLayoutArgument(const std::filesystem::path& file);

}  // namespace sightline::app
