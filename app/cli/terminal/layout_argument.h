/// Layouts that are named on the command line: a layout file, or a table that somebody shared.
#pragma once
#include <filesystem>
#include <optional>

#include "app/files/held_folder.h"
#include "app/files/load.h"

namespace sightline::app {

/// A folder of its own among the temporary ones, gone with everything in it when this goes; after a
/// kill when the next one is made.
class TemporaryFolder {
  public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    std::filesystem::path path() const;

  private:
    std::optional<HeldFolder> held_;
};

/// With its models; nothing of a shared table stays on the disk. Problems: those of
/// `loadAnyLayout`.
Result<Layout> loadLayoutArgument(const std::filesystem::path& file);

}  // namespace sightline::app
