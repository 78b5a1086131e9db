#include "app/cli/terminal/layout_argument.h"

#include <cstdlib>
#include <string>

#include "app/files/unpack_table.h"

namespace sightline::app {

// Without a place for temporary files the folder is a name that nothing can be written to.
TemporaryFolder::TemporaryFolder() {
    std::error_code error;
    std::string name =
        (std::filesystem::temp_directory_path(error) / "sightline-table-XXXXXX").string();
    path_ = ::mkdtemp(name.data()) != nullptr ? std::filesystem::path(name)
                                              : std::filesystem::path("/dev/null/sightline");
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

Result<Layout> loadLayoutArgument(const std::filesystem::path& file) {
    const TemporaryFolder folder;
    return loadAnyLayout(file, folder.path());
}

}  // namespace sightline::app
