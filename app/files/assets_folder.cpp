#include "app/files/assets_folder.h"

#include <cstdlib>

namespace sightline::app {
namespace fs = std::filesystem;

fs::path assetsFolder() {
    if (const char* folder = std::getenv("SIGHTLINE_ASSETS_DIR");
        folder != nullptr && *folder != '\0') {
        return folder;
    }
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    if (!error) {
        const fs::path installed = program.parent_path() / "../share/sightline";
        if (fs::exists(installed / "catalogue", error)) return installed.lexically_normal();
    }
    return SIGHTLINE_SOURCE_ASSETS;
}

}  // namespace sightline::app
