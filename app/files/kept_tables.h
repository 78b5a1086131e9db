/// The folder of unpacked shared tables to which games refer.
#pragma once
#include <filesystem>

namespace sightline::app {

/// A folder in the player's data directory. The window uses the same folder, because saved games
/// refer to models in it. The path follows XDG_DATA_HOME, then HOME. Without both, the folder is in
/// the temporary directory.
std::filesystem::path keptTablesFolder();

}  // namespace sightline::app
