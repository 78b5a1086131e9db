/// Pictures of windows, and whatever else a window writes, in files.
#pragma once
#include <QByteArray>
#include <QImage>
#include <QPixmap>
#include <QString>
#include <optional>

namespace sightline::app {

/// In the format that the file's name ends with. The line to print when it cannot be: what is there
/// and no ordinary file, such as a folder or a pipe, is not written to.
std::optional<QString> writePicture(const QPixmap& picture, const QString& file);

/// The whole file or none of it, on the disk. The line to print when it cannot be, with the reason.
std::optional<QString> writeBytes(const QString& file, const QByteArray& bytes);
/// The same for a picture as PNG.
std::optional<QString> writePng(const QString& file, const QImage& picture);

}  // namespace sightline::app
