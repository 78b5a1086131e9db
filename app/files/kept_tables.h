/// Location of the unpacked shared tables that games name.
#pragma once
#include <filesystem>

namespace sightline::app {

/// A folder in the player's data directory, which the window uses as well, because saved games name
/// models in it. Follows XDG_DATA_HOME, then HOME; without both it is in the temporary directory.
std::filesystem::path keptTablesFolder();

}  // namespace sightline::app
