#include "app/cli/terminal/layout_argument.h"

#include <unistd.h>

#include <string>
#include <string_view>

#include "app/files/tables/unpack_table.h"

namespace sightline::app {

namespace {
namespace fs = std::filesystem;

constexpr std::string_view prefix = "sightline-unpacked-";
constexpr unsigned mine = 0700;
constexpr int mostOfOneProcess = 1000;

// Removes temporary folders of killed programs. A running process holds a lock on its own folder.
void removeAbandonedIn(const fs::path& temporary) {
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(temporary, error))
        if (entry.path().filename().string().starts_with(prefix)) removeAbandoned(entry.path());
}

}  // namespace

TemporaryFolder::TemporaryFolder() {
    std::error_code error;
    const fs::path temporary = fs::temp_directory_path(error);
    removeAbandonedIn(temporary);
    for (int number = 1; number <= mostOfOneProcess && !held_; ++number) {
        const std::string name = std::to_string(::getpid()) + "-" + std::to_string(number);
        held_ = LockedFolder::make(temporary / (std::string(prefix) + name), mine, error);
        if (!held_ && error != std::errc::file_exists) break;
    }
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    if (held_) fs::remove_all(held_->path(), ignored);
}

// If no temporary folder could be created, returns a path to which nothing can be written.
fs::path TemporaryFolder::path() const { return held_ ? held_->path() : "/dev/null/sightline"; }

Result<Layout> loadLayoutArgument(const std::filesystem::path& file) {
    const TemporaryFolder folder;
    return loadAnyLayout(file, folder.path());
}

}  // namespace sightline::app
