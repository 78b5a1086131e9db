/// The version of both programs.
#pragma once
#include <string>

namespace sightline::app {

/// The version in the project line of CMakeLists.txt.
std::string programVersion();

}  // namespace sightline::app
