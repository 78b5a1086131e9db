/// Loads layouts from the command line. The argument is a layout file or a shared table.
#pragma once
#include <filesystem>
#include <optional>

#include "app/files/models/locked_folder.h"
#include "app/files/tables/load.h"

namespace sightline::app {

/// A temporary folder. The destructor removes it with its content. If the process is killed, the
/// next TemporaryFolder removes it.
class TemporaryFolder {
  public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    std::filesystem::path path() const;

  private:
    std::optional<LockedFolder> held_;
};

/// Loads the layout of a command-line argument, with its models. Files of a shared table do not
/// stay on the disk. Problems: the problems of `loadAnyLayout`.
Result<Layout> loadLayoutArgument(const std::filesystem::path& file);

}  // namespace sightline::app
