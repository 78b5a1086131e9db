/// Where shared tables lie that games name.
#pragma once
#include <filesystem>

namespace sightline::app {

/// Among the player's own data, the folder that the window uses as well: saved games name models in
/// it. Follows XDG_DATA_HOME, else HOME; among the temporary files where there is neither.
std::filesystem::path keptTablesFolder();

}  // namespace sightline::app
