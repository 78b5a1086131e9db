/// Unpacks shared tables to disk, and opens layouts from there.
#pragma once
#include "app/files/load.h"
#include "app/files/shared_table.h"
#include "engine/layouts/terrain_layout.h"

namespace sightline::app {

/// A folder in `tables` with exactly the content of that table. The folder's name is derived from
/// the content, so a table is unpacked only once. This process holds the folder (`table_holds.h`).
/// The folder is written under a temporary name and renamed when it is complete. A folder that was
/// changed or damaged later is not used. Errors: a folder that cannot be written.
Result<std::filesystem::path> unpackedFolder(const SharedTable& table,
                                             const std::filesystem::path& tables);
/// Unpacks into that folder, which must be empty or missing. Errors name the folder.
Result<bool> unpackInto(const SharedTable& table, const std::filesystem::path& folder);

/// The layout file to read. For a layout file, it is the file itself. For a shared table, it is the
/// layout in the table's unpacked folder in `tables`. Errors: the errors of `readSharedTable` and
/// `unpackedFolder`.
Result<std::filesystem::path> layoutFileOf(const std::filesystem::path& file,
                                           const std::filesystem::path& tables);
/// Replaces the name of the unpacked folder in an error by the name of the shared table.
Problem namingTable(const Problem& problem, const std::filesystem::path& folder,
                    const std::filesystem::path& file);
/// `loadLayout` and `loadTerrainLayout` for both kinds of file. A shared table is unpacked only if
/// its layout refers to files inside it. Errors name the requested file, not the unpacked file.
Result<Layout> loadAnyLayout(const std::filesystem::path& file,
                             const std::filesystem::path& tables);
Result<engine::TerrainLayout> loadAnyTerrainLayout(const std::filesystem::path& file,
                                                   const std::filesystem::path& tables);

}  // namespace sightline::app
