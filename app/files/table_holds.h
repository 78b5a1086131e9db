/// Reference tracking for unpacked tables: which are in use, and which may be removed.
///
/// A folder has a note beside it, "FOLDER.open", until a saved file needs the folder. Processes
/// that use the folder lock its note; the system releases the lock however they end. A folder
/// without a note stays, because saved games and layouts name models in it, and because earlier
/// versions wrote no notes.
#pragma once
#include <filesystem>
#include <string_view>

#include "app/files/kept_tables.h"

namespace sightline::app {

/// Call before the folder is written: creates a note that this process holds until `letTablesGo`.
void holdNewTable(const std::filesystem::path& folder);
/// Call when the folder exists: also holds its note, if it has one. False if another process has
/// removed the folder in the meantime.
bool holdTable(const std::filesystem::path& folder);
/// Call after a file with this content was saved: the table folders that it names stay.
void keepTablesNamedIn(std::string_view content,
                       const std::filesystem::path& tables = keptTablesFolder());
/// Removes tables that no process holds and that no interrupted game or layout beside `tables`
/// names. Also removes half-written tables without a living writer.
void clearTables(const std::filesystem::path& tables);
/// Call when this process uses no table any more: releases its holds, and clears the folders of
/// tables that it held.
void letTablesGo();

/// Temporary name of a folder during writing, in the same parent folder.
std::filesystem::path nameOfHalfWritten(const std::filesystem::path& folder, int number);
/// Removes such temporary folders beside this one if their writer is gone.
void removeHalfWritten(const std::filesystem::path& folder);

}  // namespace sightline::app
