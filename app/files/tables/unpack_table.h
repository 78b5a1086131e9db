/// Unpacks shared tables to disk, and opens layouts from there.
#pragma once
#include "app/files/tables/load.h"
#include "app/files/tables/shared_table.h"
#include "engine/layouts/terrain_layout.h"

namespace sightline::app {

/// Unpacks the table into a folder in `tables`, and returns the folder. Its name is derived from
/// the content, so the same table is unpacked only once. A folder whose files were changed later is
/// not used again. This process marks the folder as used (`table_holds.h`). The folder is written
/// under a temporary name and renamed when it is complete. Errors: a folder that cannot be written.
Result<std::filesystem::path> unpackedFolder(const SharedTable& table,
                                             const std::filesystem::path& tables);
/// Unpacks the table into the given folder, which must be empty or missing. Errors name the folder.
Result<bool> unpackInto(const SharedTable& table, const std::filesystem::path& folder);

/// The layout file that a program should read. For a layout file, the result is the same file. For
/// a shared table, the result is the layout file in the folder into which the table is unpacked.
/// Errors: the errors of `readSharedTable` and `unpackedFolder`.
Result<std::filesystem::path> layoutFileOf(const std::filesystem::path& file,
                                           const std::filesystem::path& tables);
/// In an error, replaces the name of the folder of an unpacked table by the name of the shared
/// table.
Problem namingTable(const Problem& problem, const std::filesystem::path& folder,
                    const std::filesystem::path& file);
/// Loads the layout of a layout file or a shared table. A shared table is unpacked only if its
/// layout refers to files inside it. Errors name the requested file, not the unpacked file.
Result<Layout> loadAnyLayout(const std::filesystem::path& file,
                             const std::filesystem::path& tables);
Result<engine::TerrainLayout> loadAnyTerrainLayout(const std::filesystem::path& file,
                                                   const std::filesystem::path& tables);

}  // namespace sightline::app
