/// Shared tables on the disk: where what lies in one is written, and layouts opened from there.
#pragma once
#include "app/files/load.h"
#include "app/files/shared_table.h"
#include "engine/layouts/terrain_layout.h"

namespace sightline::app {

/// A folder that holds exactly that table, within `tables`; named after its contents, so that what
/// is opened twice is written once. This process holds it (`table_holds.h`). It is written aside
/// and put in its place when it is whole, and one that was changed or damaged since is not used.
/// Problems: a folder that cannot be written.
Result<std::filesystem::path> unpackedFolder(const SharedTable& table,
                                             const std::filesystem::path& tables);
/// Into that folder, which must be empty or not there. Problems name it.
Result<bool> unpackInto(const SharedTable& table, const std::filesystem::path& folder);

/// The layout file to read for that one: itself, or for a shared table the one that it is unpacked
/// to within `tables`. Problems: those of `readSharedTable` and of `unpackedFolder`.
Result<std::filesystem::path> layoutFileOf(const std::filesystem::path& file,
                                           const std::filesystem::path& tables);
/// A problem with what was unpacked to that folder, in words that name the shared table instead.
Problem namingTable(const Problem& problem, const std::filesystem::path& folder,
                    const std::filesystem::path& file);
/// `loadLayout` and `loadTerrainLayout` for both kinds of file. A shared table is written to the
/// disk only where its layout names files that lie in it. Problems name the file that was
/// asked for, not where it was unpacked.
Result<Layout> loadAnyLayout(const std::filesystem::path& file,
                             const std::filesystem::path& tables);
Result<engine::TerrainLayout> loadAnyTerrainLayout(const std::filesystem::path& file,
                                                   const std::filesystem::path& tables);

}  // namespace sightline::app
