/// Files that hold a table of terrain, told by their names, and where shared ones are unpacked.
#pragma once
#include <QString>
#include <filesystem>

namespace sightline::app {

/// A layout file: `*.layout.json`.
bool isLayoutPath(const QString& path);
/// A layout with everything that it needs: `*.sightline-table`.
bool isSharedTablePath(const QString& path);
/// One of both.
bool holdsLayout(const QString& path);

/// Among the program's own data of this player: games and layouts name models that lie there.
std::filesystem::path sharedTablesFolder();

}  // namespace sightline::app
