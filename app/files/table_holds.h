/// Reference tracking for unpacked tables: which folders are in use, and which folders may be
/// removed.
///
/// A folder has a note beside it, the file "FOLDER.open", until a saved file needs the folder.
/// Processes that use the folder lock its note. When a process ends for any reason, the system
/// releases its lock. A folder without a note stays, because saved games and layouts refer to
/// models in it. Earlier versions wrote no notes.
#pragma once
#include <filesystem>
#include <string_view>

#include "app/files/kept_tables.h"

namespace sightline::app {

/// Must be called before the folder is written. Creates a note, which this process holds until
/// `letTablesGo`.
void holdNewTable(const std::filesystem::path& folder);
/// Must be called if the folder exists. It also holds the note of the folder, if there is one.
/// Returns false if another process has removed the folder in the meantime.
bool holdTable(const std::filesystem::path& folder);
/// Must be called after a file with this content was saved. The table folders to which the file
/// refers then stay.
void keepTablesNamedIn(std::string_view content,
                       const std::filesystem::path& tables = keptTablesFolder());
/// Removes tables that are not in use: no process holds them, and no interrupted game or layout
/// beside `tables` refers to them. It also removes half-written tables whose writer has ended.
void clearTables(const std::filesystem::path& tables);
/// Must be called when this process uses no table any more. Releases its locks, and removes the
/// folders of tables that it held, if they are not in use.
void letTablesGo();

/// Temporary name of a folder during writing. The folder is in the same parent folder.
std::filesystem::path nameOfHalfWritten(const std::filesystem::path& folder, int number);
/// Removes such temporary folders beside this folder if their writer has ended.
void removeHalfWritten(const std::filesystem::path& folder);

}  // namespace sightline::app
