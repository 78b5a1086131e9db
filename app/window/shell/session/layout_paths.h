/// The file names of layouts and shared tables, and the folder for unpacked shared tables.
#pragma once
#include <QString>
#include <filesystem>

namespace sightline::app {

/// A layout file: `*.layout.json`.
bool isLayoutPath(const QString& path);
/// A layout with all its models: `*.sightline-table`.
bool isSharedTablePath(const QString& path);
/// Either of the two.
bool holdsLayout(const QString& path);

/// Lies in the program's data folder of this user: games and layouts refer to models in it.
std::filesystem::path sharedTablesFolder();

}  // namespace sightline::app
