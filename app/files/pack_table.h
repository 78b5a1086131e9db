/// Packs a layout and all its files into a shared table, which is one file. The files get new names
/// in it.
#pragma once
#include "app/files/shared_table.h"
#include "engine/layouts/terrain_layout.h"

namespace sightline::app {

/// Packs a layout. The shared table has the layout, every model that is not part of the program,
/// the files to which those models refer (such as the materials of an OBJ), the licence files of
/// their folders, the picture to trace, and credits. The credits come from the members "licence"
/// (or "license") of the layout and its pieces. `picture` is a PNG image of the table, or empty. A
/// separate process reads the models, which takes a moment. Errors: an unreadable model; a model
/// name that a shared table cannot hold; a table over the size limit.
Result<SharedTable> packTable(const engine::TerrainLayout& layout, const std::string& picture = {});

}  // namespace sightline::app
