/// Unpacks shared tables to disk, and opens layouts from there.
#pragma once
#include "app/files/load.h"
#include "app/files/shared_table.h"
#include "engine/layouts/terrain_layout.h"

namespace sightline::app {

/// A folder in `tables` with exactly the content of that table. The folder's name is derived from
/// the content, so a table is unpacked only once. This process holds the folder (`table_holds.h`).
/// The folder is written under a temporary name and renamed when complete; a folder that was
/// changed or damaged since is not used. Errors: a folder that cannot be written.
Result<std::filesystem::path> unpackedFolder(const SharedTable& table,
                                             const std::filesystem::path& tables);
/// Unpacks into that folder, which must be empty or missing. Errors name it.
Result<bool> unpackInto(const SharedTable& table, const std::filesystem::path& folder);

/// The layout file to read for that file: itself, or for a shared table the layout of its unpacked
/// folder in `tables`. Errors: those of `readSharedTable` and `unpackedFolder`.
Result<std::filesystem::path> layoutFileOf(const std::filesystem::path& file,
                                           const std::filesystem::path& tables);
/// Rewrites an error about the unpacked folder so that it names the shared table.
Problem namingTable(const Problem& problem, const std::filesystem::path& folder,
                    const std::filesystem::path& file);
/// `loadLayout` and `loadTerrainLayout` for both kinds of file. A shared table is unpacked only if
/// its layout names files inside it. Errors name the requested file, not the unpacked one.
Result<Layout> loadAnyLayout(const std::filesystem::path& file,
                             const std::filesystem::path& tables);
Result<engine::TerrainLayout> loadAnyTerrainLayout(const std::filesystem::path& file,
                                                   const std::filesystem::path& tables);

}  // namespace sightline::app
