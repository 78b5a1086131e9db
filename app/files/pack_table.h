/// From a layout to one file that others can open: everything that it needs is found and named
/// anew.
#pragma once
#include "app/files/shared_table.h"
#include "engine/layouts/terrain_layout.h"

namespace sightline::app {

/// The layout with every model that does not ship, what those models name beside them (such as an
/// OBJ's materials), the licence files of their folders, the picture to trace, and notes of who
/// made what. Licences are what the members "licence" (or "license") of the layout and of its
/// pieces say. `picture`: a PNG of the table; empty: none. Models are read in a process of their
/// own, which takes a moment. Problems: a model that cannot be read or has a name that no table can
/// hold; more bytes than a shared table may have.
Result<SharedTable> packTable(const engine::TerrainLayout& layout, const std::string& picture = {});

}  // namespace sightline::app
