#include "app/files/lessons/scenario_of_file.h"

#include <algorithm>

#include "geometry/base/words/files.h"

namespace sightline::app {
namespace fs = std::filesystem;

Result<LoadedScenario> scenarioOfFile(const nlohmann::json& scenario, const fs::path& file,
                                      const engine::Catalogue& catalogue) {
    if (scenario.is_object())
        return scenarioFromJson(scenario, file.string() + ": /scenario", catalogue,
                                file.parent_path());
    const std::string text = scenario.get<std::string>();
    const std::string scheme(engine::assetScheme);
    const fs::path path = (text.starts_with(scheme) ? assetsFolder() / text.substr(scheme.size())
                                                    : file.parent_path() / text)
                              .lexically_normal();
    const auto parsed = engine::parseJsonFile(path);
    if (!parsed)
        return problemOf(
            engine::say::atPointer(file.string(), "/scenario", messageOf(parsed.problem())));
    return scenarioFromJson(*parsed, path.string(), catalogue, path.parent_path());
}

std::vector<fs::path> assetFiles(const std::string& folder, const std::string& ending) {
    std::vector<fs::path> files;
    std::error_code failed;
    for (const auto& entry : fs::directory_iterator(assetsFolder() / folder, failed))
        if (entry.path().string().ends_with(ending)) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

}  // namespace sightline::app
