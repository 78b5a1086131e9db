/// Writes pictures of windows and other data to files.
#pragma once
#include <QByteArray>
#include <QImage>
#include <QPixmap>
#include <QString>
#include <optional>

namespace sightline::app {

/// The file name's suffix decides the format. Returns the line to print on failure. An existing
/// path that is no ordinary file, such as a folder or a pipe, is never written.
std::optional<QString> writePicture(const QPixmap& picture, const QString& file);

/// Writes the whole file or nothing, and flushes it to disk. Returns the line to print on failure,
/// with the reason.
std::optional<QString> writeBytes(const QString& file, const QByteArray& bytes);
/// The same for a picture as PNG.
std::optional<QString> writePng(const QString& file, const QImage& picture);

}  // namespace sightline::app
