/// Which unpacked tables somebody needs, and which may go.
///
/// Beside a folder lies its note, "FOLDER.open", for as long as no saved file needs the folder.
/// Processes that use the folder lock its note; the system unlocks it however they end. A folder
/// without a note stays: saved games and layouts name models in it, and earlier versions wrote no
/// notes.
#pragma once
#include <filesystem>
#include <string_view>

#include "app/files/kept_tables.h"

namespace sightline::app {

/// Before the folder is written: a note, held by this process until `letTablesGo`.
void holdNewTable(const std::filesystem::path& folder);
/// The folder is there: its note, if it has one, is held as well. False when another process has
/// removed the folder meanwhile.
bool holdTable(const std::filesystem::path& folder);
/// A file with this content was saved: the folders of tables that it names stay.
void keepTablesNamedIn(std::string_view content,
                       const std::filesystem::path& tables = keptTablesFolder());
/// Removes the tables that nobody holds and that no interrupted game or layout beside `tables`
/// names, and half-written ones whose writer is gone.
void clearTables(const std::filesystem::path& tables);
/// This process uses no table any more: ends its holds and clears where it held one.
void letTablesGo();

/// A folder that is being written lies under this name beside the one that it becomes.
std::filesystem::path nameOfHalfWritten(const std::filesystem::path& folder, int number);
/// Removes such folders beside this one whose writer is gone.
void removeHalfWritten(const std::filesystem::path& folder);

}  // namespace sightline::app
