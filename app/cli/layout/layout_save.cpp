#include "app/cli/layout/layout_save.h"

#include <fstream>
#include <nlohmann/json.hpp>

namespace sightline::app {

bool saveLayout(const std::filesystem::path& file, const nlohmann::json& layout) {
    std::filesystem::path beside = file;
    beside += ".part";
    {
        std::ofstream out(beside, std::ios::binary);
        out << layout.dump(2) << '\n';
        if (!out.flush()) return false;
    }
    std::error_code error;
    std::filesystem::rename(beside, file, error);
    if (error) std::filesystem::remove(beside);
    return !error;
}

}  // namespace sightline::app
