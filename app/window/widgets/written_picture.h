/// Pictures of windows in files.
#pragma once
#include <QPixmap>
#include <QString>
#include <optional>

namespace sightline::app {

/// In the format that the file's name ends with. The line to print when it cannot be: what is there
/// and no ordinary file, such as a folder or a pipe, is not written to.
std::optional<QString> writePicture(const QPixmap& picture, const QString& file);

}  // namespace sightline::app
