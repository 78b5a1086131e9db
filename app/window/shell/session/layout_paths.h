/// The suffixes of layout files and shared tables, and the folder for unpacked shared tables.
#pragma once
#include <QString>
#include <filesystem>

namespace sightline::app {

/// True for the name of a layout file, `*.layout.json`.
bool isLayoutPath(const QString& path);
/// True for the name of a shared table, `*.sightline-table`. A shared table is one file with a
/// layout and its models.
bool isSharedTablePath(const QString& path);
/// True for the name of a layout file or a shared table.
bool holdsLayout(const QString& path);

/// The folder for unpacked shared tables, in the data folder of this user. Its content must stay,
/// because saved games and layouts refer to models in it.
std::filesystem::path sharedTablesFolder();

}  // namespace sightline::app
