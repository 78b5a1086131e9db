#include "app/files/tables/kept_tables.h"

#include <cstdlib>

namespace sightline::app {
namespace fs = std::filesystem;

namespace {
fs::path folderSaidBy(const char* variable) {
    const char* value = std::getenv(variable);
    return value == nullptr ? fs::path() : fs::path(value);
}
}  // namespace

fs::path keptTablesFolder() {
    const fs::path within = fs::path("sightline") / "sightline" / "tables";
    if (const fs::path data = folderSaidBy("XDG_DATA_HOME"); data.is_absolute())
        return data / within;
    if (const fs::path home = folderSaidBy("HOME"); home.is_absolute())
        return home / ".local" / "share" / within;
    std::error_code error;
    return fs::temp_directory_path(error) / within;
}

}  // namespace sightline::app
