/// The scenario of a lesson or puzzle file: the file contains it, or names the file of a scenario.
#pragma once
#include <filesystem>
#include <string>
#include <vector>

#include "app/files/tables/load.h"

namespace sightline::app {

/// Loads a scenario from the field "scenario" of a file: an object, or the path of a scenario file.
/// The path is relative to the folder of `file`, or starts with "asset:". Errors name the file, the
/// pointer and the expected value.
Result<LoadedScenario> scenarioOfFile(const nlohmann::json& scenario,
                                      const std::filesystem::path& file,
                                      const engine::Catalogue& catalogue);

/// The files in a folder of the program's data whose names have this ending, in the order of their
/// names.
std::vector<std::filesystem::path> assetFiles(const std::string& folder, const std::string& ending);

}  // namespace sightline::app
