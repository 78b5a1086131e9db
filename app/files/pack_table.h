/// Packs a layout into one shareable file: finds and renames everything that the layout needs.
#pragma once
#include "app/files/shared_table.h"
#include "engine/layouts/terrain_layout.h"

namespace sightline::app {

/// The packed table has the layout and: every model that does not ship, the files that those models
/// name (such as an OBJ's materials), the licence files of their folders, the picture to trace, and
/// credits. Licences come from the members "licence" (or "license") of the layout and its pieces.
/// `picture`: a PNG of the table; empty: none. A separate process reads the models, which takes a
/// moment. Errors: an unreadable model, a model name that a table cannot hold, a table over the
/// size limit.
Result<SharedTable> packTable(const engine::TerrainLayout& layout, const std::string& picture = {});

}  // namespace sightline::app
