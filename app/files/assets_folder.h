/// Finds the folder of the program's data.
#pragma once
#include <filesystem>

namespace sightline::app {

/// The folder of the program's data. Choices, in order: the variable SIGHTLINE_ASSETS_DIR;
/// ../share/sightline beside the program; the source tree of the build.
std::filesystem::path assetsFolder();

}  // namespace sightline::app
