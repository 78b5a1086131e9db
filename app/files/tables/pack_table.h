/// Packs a layout and all its files into a shared table, which is one file. The files get new names
/// in it.
#pragma once
#include "app/files/tables/shared_table.h"
#include "engine/layouts/terrain_layout.h"

namespace sightline::app {

/// Packs a layout. The shared table has the layout, credits, every model that is not part of the
/// program, and the picture that the designer traces (engine/layouts/trace.h). It also has the
/// files that those models refer to, such as the materials of an OBJ, and the licence files of
/// their folders. The credits come from the members "licence" (or "license") of the layout and its
/// pieces. `picture` is a PNG image of the table, or empty. A separate process reads the models,
/// which takes a moment. Errors: an unreadable model; a model name that a shared table cannot hold;
/// a table over the size limit.
Result<SharedTable> packTable(const engine::TerrainLayout& layout, const std::string& picture = {});

}  // namespace sightline::app
