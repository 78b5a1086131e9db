/// Writes pictures and other data to files.
#pragma once
#include <QByteArray>
#include <QImage>
#include <QPixmap>
#include <QString>
#include <optional>

namespace sightline::app {

/// Writes a picture. The suffix of the file name decides the format. Returns the error, if any. If
/// the path exists but is no ordinary file (a folder, a pipe), nothing is written.
std::optional<QString> writePicture(const QPixmap& picture, const QString& file);

/// Writes a file atomically and flushes it to disk. If this fails, the old file stays, and the
/// error is returned.
std::optional<QString> writeBytes(const QString& file, const QByteArray& bytes);
/// Writes a picture as a PNG file, in the same way as `writeBytes`.
std::optional<QString> writePng(const QString& file, const QImage& picture);

}  // namespace sightline::app
