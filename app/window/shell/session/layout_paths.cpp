#include "app/window/shell/session/layout_paths.h"

#include <QStandardPaths>

#include "app/files/tables/shared_table.h"

namespace sightline::app {

bool isLayoutPath(const QString& path) { return path.endsWith(QLatin1String(".layout.json")); }

bool isSharedTablePath(const QString& path) { return isSharedTable(path.toStdString()); }

bool holdsLayout(const QString& path) { return isLayoutPath(path) || isSharedTablePath(path); }

std::filesystem::path sharedTablesFolder() {
    const QString data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    return std::filesystem::path(data.toStdString()) / "tables";
}

}  // namespace sightline::app
