/// Packs a layout into one file to share. It finds everything that the layout needs, and renames
/// it.
#pragma once
#include "app/files/shared_table.h"
#include "engine/layouts/terrain_layout.h"

namespace sightline::app {

/// Packs a table. The shared table has the layout, every model that is not part of the program, the
/// files that those models name (such as the materials of an OBJ), the licence files of their
/// folders, the picture to trace, and credits. Licences come from the members "licence" (or
/// "license") of the layout and its pieces. `picture` is a PNG of the table; empty: none. A
/// separate process reads the models, which takes a moment. Errors: an unreadable model; a model
/// name that a shared table cannot hold; a table over the size limit.
Result<SharedTable> packTable(const engine::TerrainLayout& layout, const std::string& picture = {});

}  // namespace sightline::app
