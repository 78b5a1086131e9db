/// The version number of the window and the headless program.
#pragma once
#include <string>

namespace sightline::app {

/// The version number from the project line of CMakeLists.txt.
std::string programVersion();

}  // namespace sightline::app
