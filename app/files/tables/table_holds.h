/// Tracks which folders of unpacked shared tables are in use, so that unused folders can be
/// removed.
///
/// A new folder has a lock file beside it, the "note" FOLDER.open. Processes that use the folder
/// lock its note. When a process ends for any reason, the system releases its lock. When a saved
/// file refers to the folder, the note is deleted. A folder without a note is never removed.
/// Earlier versions wrote no notes.
#pragma once
#include <filesystem>
#include <string_view>

#include "app/files/tables/kept_tables.h"

namespace sightline::app {

/// Must be called before the folder is written. Creates the folder's lock file, the "note"
/// FOLDER.open, and locks it until `letTablesGo`.
void holdNewTable(const std::filesystem::path& folder);
/// Must be called before an existing folder is used. Locks the folder's lock file, if there is one.
/// Returns false if another process has removed the folder in the meantime.
bool holdTable(const std::filesystem::path& folder);
/// Must be called after a file with this content was saved. Folders to which the content refers are
/// then never removed.
void keepTablesNamedIn(std::string_view content,
                       const std::filesystem::path& tables = keptTablesFolder());
/// Removes each folder that is not in use: no process has locked its lock file, and no recovery
/// file beside `tables` refers to the folder. Also removes incomplete folders whose writer has
/// ended.
void clearTables(const std::filesystem::path& tables);
/// Must be called when this process uses no unpacked table any more. Releases its locks. Then
/// removes the folders that it had locked, if no other process uses them.
void letTablesGo();

/// The temporary name of a folder while it is written. The temporary folder has the same parent
/// folder.
std::filesystem::path nameOfHalfWritten(const std::filesystem::path& folder, int number);
/// Removes the temporary folders of processes that ended while they wrote `folder`.
void removeHalfWritten(const std::filesystem::path& folder);

}  // namespace sightline::app
