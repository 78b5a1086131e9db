/// The file names of layouts and shared tables, and the folder for unpacked shared tables.
#pragma once
#include <QString>
#include <filesystem>

namespace sightline::app {

/// True for a layout file: `*.layout.json`.
bool isLayoutPath(const QString& path);
/// True for a layout with all its models in one file: `*.sightline-table`.
bool isSharedTablePath(const QString& path);
/// True for either of the two.
bool holdsLayout(const QString& path);

/// A folder in the user's data folder of this program. It stays, because games and layouts refer to
/// models in it.
std::filesystem::path sharedTablesFolder();

}  // namespace sightline::app
