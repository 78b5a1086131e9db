/// The folder for unpacked shared tables. Saved games refer to files in it.
#pragma once
#include <filesystem>

namespace sightline::app {

/// The path of the folder, inside the player's data directory. The window and the headless program
/// use the same folder. The data directory is XDG_DATA_HOME, or ~/.local/share from HOME. Without
/// either variable, the folder is in the temporary directory.
std::filesystem::path keptTablesFolder();

}  // namespace sightline::app
